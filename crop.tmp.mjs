import sharp from "sharp"; const [f,l,t,w,h,o]=process.argv.slice(2);
const parts=[];for(const d of ["before","after"]) parts.push(await sharp(`/tmp/shots/${d}/${f}`).extract({left:+l,top:+t,width:+w,height:+h}).toBuffer());
await sharp({create:{width:+w,height:+h*2+6,channels:3,background:"red"}}).composite([{input:parts[0],left:0,top:0},{input:parts[1],left:0,top:+h+6}]).png().toFile(o);
