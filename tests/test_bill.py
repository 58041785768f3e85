"""Bill of materials: it names exactly what `make run` installs."""

import json
import re

from bundle.bill import LOCKED, bill

TEXT = LOCKED.read_text("utf-8")


def test_every_package_is_there_with_all_its_checksums():
    components = bill(TEXT, "1.0")["components"]

    assert [f"{x['name']}=={x['version']}" for x in components] == re.findall(
        r"^[\w.-]+==[\w.]+", TEXT, re.MULTILINE
    )
    noted = [
        each["content"]
        for x in components
        for reference in x["externalReferences"]
        for each in reference["hashes"]
    ]
    assert noted == re.findall(r"sha256:(\w{64})", TEXT)


def test_what_is_installed_here_has_a_licence():
    components = bill(TEXT, "1.0")["components"]

    without = {x["name"] for x in components if "licenses" not in x}
    elsewhere = {x["name"] for x in components if "properties" in x}
    assert without <= elsewhere


def test_it_is_the_same_of_the_same_and_another_of_another_version():
    assert json.dumps(bill(TEXT, "1.0")) == json.dumps(bill(TEXT, "1.0"))
    assert bill(TEXT, "1.0")["serialNumber"] != bill(TEXT, "1.1")["serialNumber"]
