import { cardWidth } from "#domain/picture-files.ts";
import { finishRelease } from "#publishing/finish-release.ts";
import { encodePictures } from "#publishing/pictures/encode.ts";
import { placesIn } from "#publishing/places.ts";
import { currentRelease, readNotes } from "#publishing/releases.ts";
import { buildOffice } from "#tools/build-office.ts";
import { readEnvFile } from "#tools/env-file.ts";
import { publishOptions } from "#publishing/publish-options.ts";
import { publishSite } from "#tools/publish-site.ts";

readEnvFile();
const weighed = process.argv.includes("--weighed");
// A copy: the build marks its own process as production.
const options = publishOptions({ ...process.env }, weighed ? "later" : "before");
const { dataFolder, progress } = options;
const { published } = await publishSite(options);
await buildOffice();
const release = await currentRelease(placesIn(dataFolder));
if (!published || release === undefined) {
  process.exitCode = 1;
} else if (weighed) {
  const { pictures } = await readNotes(release);
  const sheets = pictures.filter(({ kind }) => kind === "turn");
  await encodePictures(sheets, placesIn(dataFolder), progress);
  await encodePictures(pictures, placesIn(dataFolder), progress, cardWidth);
} else {
  await finishRelease(dataFolder, progress);
}
