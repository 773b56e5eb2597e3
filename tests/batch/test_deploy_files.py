"""The files for Docker and Kubernetes: they are whole, and agree with each other and with us."""

import re
import shlex
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner

from nonet.cli.batch import command
from nonet.cli.exits import Exit

yaml = pytest.importorskip("yaml")

FOLDER = Path(__file__).parents[2] / "deploy"
PORT = 8786


def objects() -> dict[tuple[str, str], Any]:
    found = yaml.safe_load_all((FOLDER / "kubernetes.yaml").read_text())
    return {(one["kind"], one["metadata"]["name"]): one for one in found}


def container(of: Any) -> Any:
    [one] = of["spec"]["template"]["spec"]["containers"]
    return one


def test_workers_and_job_find_the_scheduler() -> None:
    service = objects()["Service", "nonet-scheduler"]
    scheduler = objects()["Deployment", "nonet-scheduler"]
    worker = container(objects()["Deployment", "nonet-worker"])
    job = container(objects()["Job", "nonet-batch"])
    assert service["spec"]["selector"] == scheduler["spec"]["template"]["metadata"]["labels"]
    assert [port["port"] for port in service["spec"]["ports"]] == [PORT]
    assert container(scheduler)["command"][:4] == ["dask", "scheduler", "--port", str(PORT)]
    assert f"tcp://nonet-scheduler:{PORT}" in worker["command"]
    assert f"dask://nonet-scheduler:{PORT}" in job["command"]


def dask_commands() -> list[list[str]]:
    """Every `dask ...` of the files and of the page about clusters."""
    services = yaml.safe_load((FOLDER / "compose.yaml").read_text())["services"]
    page = (FOLDER.parent / "docs" / "cluster.md").read_text()
    lines = [services[name]["command"] for name in ("scheduler", "worker")]
    lines += re.findall("^dask .*", page, re.MULTILINE)
    started = [
        container(one)["command"] for (kind, _), one in objects().items() if kind == "Deployment"
    ]
    return [*started, *map(shlex.split, lines)]


def test_dask_knows_these_commands() -> None:
    pytest.importorskip("distributed")
    commands = dask_commands()
    assert len(commands) == 6
    for program, part, *args in commands:
        assert program == "dask"
        main = import_module(f"distributed.cli.dask_{part}").main
        assert main.make_context(part, args).params  # an unknown option would be an error


def test_what_was_answered_is_not_asked_again() -> None:
    spec = objects()["Job", "nonet-batch"]["spec"]
    [rule] = spec["podFailurePolicy"]["rules"]
    assert rule["action"] == "FailJob"
    assert rule["onExitCodes"]["values"] == [Exit.NO, Exit.BAD_INPUT]
    assert (
        rule["onExitCodes"]["containerName"] == container(objects()["Job", "nonet-batch"])["name"]
    )
    assert spec["template"]["spec"]["restartPolicy"] == "Never"  # the policy demands it


def test_selectors_select_their_own() -> None:
    for kind, name in objects():
        if kind == "Deployment":
            spec = objects()[kind, name]["spec"]
            assert spec["selector"]["matchLabels"] == spec["template"]["metadata"]["labels"]


def test_the_job_keeps_its_files_on_the_volume() -> None:
    job = objects()["Job", "nonet-batch"]["spec"]["template"]["spec"]
    [mount] = container(objects()["Job", "nonet-batch"])["volumeMounts"]
    [volume] = job["volumes"]
    assert mount["name"] == volume["name"]
    assert mount["mountPath"] == container(objects()["Job", "nonet-batch"])["workingDir"]
    claim = volume["persistentVolumeClaim"]["claimName"]
    assert ("PersistentVolumeClaim", claim) in objects()


def test_the_command_of_the_job_is_one() -> None:
    program, group, *args = container(objects()["Job", "nonet-batch"])["command"]
    assert (program, group) == ("nonet", "batch")
    at = args.index("--on")
    outcome = CliRunner().invoke(command, [*args[:at], "--help"])
    assert outcome.exit_code == 0
    verb = command.get_command(None, args[0])  # type: ignore[arg-type]
    assert verb is not None
    known = {name for option in verb.params for name in option.opts}
    assert {arg for arg in args if arg.startswith("-")} <= known


def test_compose() -> None:
    services = yaml.safe_load((FOLDER / "compose.yaml").read_text())["services"]
    assert set(services) == {"scheduler", "worker", "batch"}
    assert f"--port {PORT}" in services["scheduler"]["command"]
    assert f"tcp://scheduler:{PORT} --nthreads 1" in services["worker"]["command"]
    assert services["batch"]["entrypoint"] == ["nonet", "batch"]
    dockerfile = FOLDER.parent / services["scheduler"]["build"]["dockerfile"]
    assert "'/source[batch,cluster]'" in dockerfile.read_text()
