import { writeMarks } from "./personal/write-marks";

/** `npm run db:personal`, after personal columns were marked or unmarked in the schema. */
writeMarks();
console.log("Written: web/platform/personal/personal-data.json");
