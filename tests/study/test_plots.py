"""Pictures, written in several formats."""

from matplotlib.figure import Figure

from wmh.study.writing.plots import save


def drawn():
    figure = Figure(layout="constrained")
    axes = figure.subplots()
    axes.plot([1, 3, 2])
    axes.set_xlabel("a label that needs room")
    return figure


def test_a_picture_is_laid_out_once_and_drawn_once_a_file(tmp_path, monkeypatch):
    draw, times = Figure.draw, []

    def counted(figure, renderer):
        times.append(renderer)
        return draw(figure, renderer)

    monkeypatch.setattr(Figure, "draw", counted)
    paths = [tmp_path / f"all.{kind}" for kind in ("svg", "png", "pdf")]
    save(drawn(), paths)
    assert len(times) == 1 + len(paths)


def test_a_picture_is_the_same_whatever_is_written_beside_it(tmp_path):
    kinds = ("pdf", "png")
    save(drawn(), [tmp_path / f"all.{kind}" for kind in kinds])
    for kind in kinds:
        save(drawn(), [tmp_path / f"alone.{kind}"])
        alone, beside = (tmp_path / f"{name}.{kind}" for name in ("alone", "all"))
        assert alone.read_bytes() == beside.read_bytes()
