import { createDatabaseCatalogue } from '@/lib/catalogue/database';
import { buildScaleBrand, buildScaleCategories, buildScaleOffer, SCALE_BRAND_COUNT } from '@/e2e/bench/scale-catalogue';
import { rmSync } from 'node:fs';
const file=process.argv[2]!, N=Number(process.argv[3]);
for (const x of ['','-wal','-shm']) rmSync(file+x,{force:true});
const now=new Date('2026-11-20T12:00:00Z');
const {store}=createDatabaseCatalogue({url:'file:'+file,clock:()=>now});
await store.migrate();
let t=performance.now(); const lap=(s:string)=>{console.log(s,((performance.now()-t)/1000).toFixed(2));t=performance.now()};
await store.write(async w=>{ await w.saveCategories(buildScaleCategories()); await w.saveBrands(Array.from({length:SCALE_BRAND_COUNT},(_,i)=>buildScaleBrand(i)));});
for (const [kind,n] of [['deal',25000],['coupon',N]] as const)
for(let a=0;a<n;a+=50000){ await store.write(async w=>{ for(let i=a;i<Math.min(n,a+50000);i+=2000) await w.saveOffers(Array.from({length:Math.min(2000,n-i)},(_,j)=>buildScaleOffer(i+j,kind,now)));}); lap(kind+a);}
store.close();
