import { chromium } from "playwright-core";
const b = await chromium.launch({executablePath:"/usr/bin/chromium",args:["--no-sandbox","--disable-gpu"]});
const paths=["/","/shop","/contact","/saudi","/no/such","/gallery","/shop?q=zzzzqqqq","/contact?quote=vented-hard-hat-type-1","/categories/electrical-arc-flash","/categories/hearing-protection","/saudi/riyadh","/saudi/makkah","/saudi/riyad","/products/vented-hard-hat-type-1"];
for (const mode of ["font","text"]) for (const w of [360,320]) {
 const c=await b.newContext({viewport:{width:w,height:740},reducedMotion:"reduce"});
 const p=await c.newPage();
 const s=await c.newCDPSession(p);
 if(mode==="font") await s.send("Page.setFontSizes",{fontSizes:{standard:32,fixed:26}});
 for(const path of paths){ await p.goto("http://localhost:4711"+path); if(mode==="text") await p.evaluate(()=>{document.documentElement.style.fontSize="200%"});
  const r=await p.evaluate(()=>{const {scrollWidth,clientWidth}=document.documentElement;const g=[...document.querySelectorAll("body *")].filter(o=>{const r=o.getBoundingClientRect();return r.right>clientWidth+1&&r.width>2});return scrollWidth>clientWidth?[scrollWidth-clientWidth,...new Set(g.map(o=>o.tagName+"."+o.className+" "+Math.round(o.getBoundingClientRect().right)))].slice(0,14):""});
  if(r) console.log(mode,w,path,r.join(" | "));
 } await c.close(); }
await b.close();
