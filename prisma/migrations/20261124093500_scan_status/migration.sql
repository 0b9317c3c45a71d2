-- Whether a malware scanner has looked at a file. Until now every file was called clean, though none had.
ALTER TABLE "files" ALTER COLUMN "scan_status" SET DEFAULT 'not_scanned';
ALTER TABLE files DROP CONSTRAINT files_scan_status_values;
ALTER TABLE files ADD CONSTRAINT files_scan_status_values CHECK (scan_status IN ('not_scanned', 'clean', 'pending', 'refused'));
UPDATE files SET scan_status = 'not_scanned' WHERE scan_status <> 'not_scanned';
