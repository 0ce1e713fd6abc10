"""Install each wheel of a folder in a bare environment and play: no compiler, no repository."""

import os
import shutil
import subprocess
import sys
import tempfile
import venv
from pathlib import Path

CHECK = Path(__file__).with_name("check_install.py").resolve()


def check(wheel: Path) -> None:
    kind = "pure" if wheel.name.endswith("-none-any.whl") else "compiled"
    with tempfile.TemporaryDirectory() as folder:
        environment = Path(folder, "venv")
        venv.create(environment, with_pip=True)
        programs = environment / ("Scripts" if os.name == "nt" else "bin")
        python = programs / ("python.exe" if os.name == "nt" else "python")
        pip = [str(python), "-m", "pip", "--disable-pip-version-check", "--quiet", "install", "--only-binary", ":all:"]
        subprocess.run([*pip, str(wheel.resolve())], check=True)
        copy = shutil.copy(CHECK, folder)  # where it cannot find the repository
        bare = {name: value for name, value in os.environ.items() if not name.startswith(("MOTHERLODE_", "PYTHON"))}
        subprocess.run([str(python), copy, kind], check=True, cwd=folder, env=bare | {"PATH": str(programs)})
    print(f"{wheel.name}: installed and played, {kind}")


def main() -> None:
    wheels = sorted(Path(sys.argv[1]).glob("motherlode-*.whl"))
    if not wheels:
        raise SystemExit(f"no wheel in {sys.argv[1]}")
    for wheel in wheels:
        check(wheel)


if __name__ == "__main__":
    main()
