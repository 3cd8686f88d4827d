#!/bin/sh
# Backs up enquiries, quotations, drafts, content and releases of a checkout into a new archive below TARGET, while the
# site runs, and removes backups that are older than KEEP_DAYS (30).
# Usage, in the checkout: CONTENT_DIR=... DATA_DIR=... deploy/backup.sh TARGET
set -eu
target=$1
umask 077
mkdir -p "$target"
node tools/backup.ts "$target/$(date -u +%Y-%m-%dT%H%M).tar"
find "$target" -mindepth 1 -maxdepth 1 -mtime +"${KEEP_DAYS:-30}" -exec rm -r {} +
