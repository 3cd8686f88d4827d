import { chromium } from "playwright-core";
import { mkdirSync } from "node:fs";
const [dir, mode="plain", widths="360,1440", only=""] = process.argv.slice(2);
mkdirSync(dir,{recursive:true});
const b = await chromium.launch({executablePath:"/usr/bin/chromium",args:["--no-sandbox","--disable-gpu"]});
const all={home:"/",shop:"/shop",contact:"/contact",cities:"/saudi",missing:"/no/such",guide:"/categories/hearing-protection",city:"/saudi/riyadh",product:"/products/vented-hard-hat-type-1",search:"/shop?q=glove",empty:"/shop?q=zzzzqqqq",ar:"/ar"};
for (const w of widths.split(",").map(Number)) {
 const c=await b.newContext({viewport:{width:w,height:w<700?740:900},reducedMotion:"reduce",forcedColors:mode==="forced"?"active":"none",contrast:mode==="more"?"more":"no-preference"});
 const p=await c.newPage();
 if(mode==="big"){const s=await c.newCDPSession(p);await s.send("Page.setFontSizes",{fontSizes:{standard:32,fixed:26}});}
 for(const [name,path] of Object.entries(all)){ if(only&&!only.split(",").includes(name)) continue; await p.goto("http://localhost:4711"+path); await p.evaluate(async()=>{for(const i of document.images){i.loading="eager"} for(const c of document.querySelectorAll(".card"))c.style.contentVisibility="visible"; await Promise.all([...document.images].map(i=>i.decode().catch(()=>0)))}); await p.screenshot({path:`${dir}/${name}-${w}.png`,fullPage:true}); }
 await c.close(); }
await b.close();
