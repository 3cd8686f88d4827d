import { chromium } from "playwright-core";
const b = await chromium.launch({executablePath:"/usr/bin/chromium",args:["--no-sandbox","--disable-gpu"]});
const p=await b.newPage({viewport:{width:320,height:740}});
for(const path of ["/","/gallery","/products/vented-hard-hat-type-1"]){ await p.goto("http://localhost:4711"+path); await p.evaluate(()=>{document.documentElement.style.fontSize="200%"});
console.log(path, await p.evaluate(()=>{for(const c of document.querySelectorAll(".card"))c.style.contentVisibility="visible";return [...document.querySelectorAll("body *")].filter(o=>{const r=o.getBoundingClientRect();return r.right>320.01&&r.width>2&&!o.closest("details:not([open])")&&!o.closest(".listing-tabs-row,.table-scroll")}).slice(0,12).map(o=>o.parentElement.className+" > "+o.tagName+"."+o.className+" "+o.textContent.slice(0,20)+" "+Math.round(o.getBoundingClientRect().right)).join("\n")}));}
await b.close();
