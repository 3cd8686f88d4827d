#!/bin/sh
# Backs up store, content and releases of a checkout into a new folder below TARGET, while the site
# runs, and removes folders that are older than KEEP_DAYS (30).
# Usage, in the checkout: CONTENT_DIR=... DATA_DIR=... deploy/backup.sh TARGET
set -eu
target=$1
folder=$target/$(date -u +%Y-%m-%dT%H%M)
umask 077
mkdir -p "$target"
mkdir "$folder.part"
node tools/store.ts backup "$folder.part/store.db"
tar -czf "$folder.part/content.tar.gz" -C "$CONTENT_DIR" .
tar -cf "$folder.part/releases.tar" -C "$DATA_DIR" releases kept objects
mv "$folder.part" "$folder"
find "$target" -mindepth 1 -maxdepth 1 -type d -mtime +"${KEEP_DAYS:-30}" -exec rm -r {} +
