/** A small PDF with one empty page. */
export const plainPdf = Buffer.from(`%PDF-1.4
1 0 obj <</Type /Catalog /Pages 2 0 R>> endobj
2 0 obj <</Type /Pages /Kids [3 0 R] /Count 1>> endobj
3 0 obj <</Type /Page /Parent 2 0 R /MediaBox [0 0 595 842]>> endobj
xref
0 4
0000000000 65535 f
0000000009 00000 n
0000000056 00000 n
0000000111 00000 n
trailer <</Size 4 /Root 1 0 R>>
startxref
181
%%EOF
`);

/** A web page under the name of a document. */
export const webPage = Buffer.from("<!doctype html><title>Certificate</title><script></script>");
