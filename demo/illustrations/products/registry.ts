import type { Drawing } from '../core/drawing.ts';
import { bibTrousers } from './bottoms/bib-trousers.ts';
import { joggers } from './bottoms/joggers.ts';
import { rainSet } from './bottoms/rain-set.ts';
import { shorts } from './bottoms/shorts.ts';
import { skirt } from './bottoms/skirt.ts';
import { swimsuit } from './bottoms/swimsuit.ts';
import { tights } from './bottoms/tights.ts';
import { wetsuit } from './bottoms/wetsuit.ts';
import { woolSet } from './bottoms/wool-set.ts';
import { blanket } from './camp/blanket.ts';
import { bottle } from './camp/bottle.ts';
import { campChair } from './camp/camp-chair.ts';
import { careBottle } from './camp/care-bottle.ts';
import { childCarrier } from './camp/child-carrier.ts';
import { compass } from './camp/compass.ts';
import { dayPack } from './camp/day-pack.ts';
import { duffel } from './camp/duffel.ts';
import { firstAid } from './camp/first-aid.ts';
import { hammock } from './camp/hammock.ts';
import { headlamp } from './camp/headlamp.ts';
import { knife } from './camp/knife.ts';
import { mug } from './camp/mug.ts';
import { sleepingMat } from './camp/sleeping-mat.ts';
import { stove } from './camp/stove.ts';
import { torch } from './camp/torch.ts';
import { fishingLine } from './fishing/fishing-line.ts';
import { fishingReel } from './fishing/fishing-reel.ts';
import { fishingRod } from './fishing/fishing-rod.ts';
import { landingNet } from './fishing/landing-net.ts';
import { lure } from './fishing/lure.ts';
import { tackleBox } from './fishing/tackle-box.ts';
import { drink } from './food/drink.ts';
import { energyBar } from './food/energy-bar.ts';
import { pouch } from './food/pouch.ts';
import { footballBoot } from './footwear/football-boot.ts';
import { hikingShoe } from './footwear/hiking-shoe.ts';
import { insoles } from './footwear/insoles.ts';
import { runningShoe } from './footwear/running-shoe.ts';
import { sandal } from './footwear/sandal.ts';
import { skates } from './footwear/skates.ts';
import { skiBoot } from './footwear/ski-boot.ts';
import { slipper } from './footwear/slipper.ts';
import { winterBoot } from './footwear/winter-boot.ts';
import { xcBoot } from './footwear/xc-boot.ts';
import { baseLayer } from './garments/base-layer.ts';
import { beanie } from './garments/beanie.ts';
import { downJacket } from './garments/down-jacket.ts';
import { fleece } from './garments/fleece.ts';
import { gloves } from './garments/gloves.ts';
import { overall } from './garments/overall.ts';
import { shellJacket } from './garments/shell-jacket.ts';
import { trousers } from './garments/trousers.ts';
import { backpack } from './gear/backpack.ts';
import { bicycle } from './gear/bicycle.ts';
import { football } from './gear/football.ts';
import { goggles } from './gear/goggles.ts';
import { helmet } from './gear/helmet.ts';
import { hikingBoot } from './gear/hiking-boot.ts';
import { poles } from './gear/poles.ts';
import { rubberBoot } from './gear/rubber-boot.ts';
import { skis } from './gear/skis.ts';
import { sleepingBag } from './gear/sleeping-bag.ts';
import { tent } from './gear/tent.ts';
import { thermos } from './gear/thermos.ts';
import { bands } from './gym/bands.ts';
import { bench } from './gym/bench.ts';
import { dumbbell } from './gym/dumbbell.ts';
import { foamRoller } from './gym/foam-roller.ts';
import { jumpRope } from './gym/jump-rope.ts';
import { kettlebell } from './gym/kettlebell.ts';
import { runBelt } from './gym/run-belt.ts';
import { spinBike } from './gym/spin-bike.ts';
import { treadmill } from './gym/treadmill.ts';
import { watch } from './gym/watch.ts';
import { weightPlate } from './gym/weight-plate.ts';
import { yogaMat } from './gym/yoga-mat.ts';
import { bikeGloves } from './small/bike-gloves.ts';
import { buff } from './small/buff.ts';
import { cap } from './small/cap.ts';
import { gaiters } from './small/gaiters.ts';
import { headNet } from './small/head-net.ts';
import { headband } from './small/headband.ts';
import { iceCleats } from './small/ice-cleats.ts';
import { keeperGloves } from './small/keeper-gloves.ts';
import { mittens } from './small/mittens.ts';
import { socks } from './small/socks.ts';
import { sunglasses } from './small/sunglasses.ts';
import { avalancheKit } from './snow/avalanche-kit.ts';
import { backProtector } from './snow/back-protector.ts';
import { skiBinding } from './snow/ski-binding.ts';
import { skiSkins } from './snow/ski-skins.ts';
import { skiWax } from './snow/ski-wax.ts';
import { sledge } from './snow/sledge.ts';
import { snowboard } from './snow/snowboard.ts';
import { snowboardBinding } from './snow/snowboard-binding.ts';
import { xcSkis } from './snow/xc-skis.ts';
import { ball } from './sport/ball.ts';
import { disc } from './sport/disc.ts';
import { goal } from './sport/goal.ts';
import { kubb } from './sport/kubb.ts';
import { racket } from './sport/racket.ts';
import { shinGuards } from './sport/shin-guards.ts';
import { stick } from './sport/stick.ts';
import { hoodie } from './tops/hoodie.ts';
import { rainJacket } from './tops/rain-jacket.ts';
import { shirt } from './tops/shirt.ts';
import { sportsBra } from './tops/sports-bra.ts';
import { tshirt } from './tops/tshirt.ts';
import { vest } from './tops/vest.ts';
import { woolSweater } from './tops/wool-sweater.ts';
import { divingMask } from './water/diving-mask.ts';
import { fins } from './water/fins.ts';
import { kayak } from './water/kayak.ts';
import { lifeJacket } from './water/life-jacket.ts';
import { paddle } from './water/paddle.ts';
import { sup } from './water/sup.ts';
import { swimCap } from './water/swim-cap.ts';
import { swimGoggles } from './water/swim-goggles.ts';
import { balanceBike } from './wheels/balance-bike.ts';
import { bikeHelmet } from './wheels/bike-helmet.ts';
import { bikeLight } from './wheels/bike-light.ts';
import { bikeLock } from './wheels/bike-lock.ts';
import { bikeTyre } from './wheels/bike-tyre.ts';
import { pannier } from './wheels/pannier.ts';
import { pump } from './wheels/pump.ts';
import { scooter } from './wheels/scooter.ts';
import { skateboard } from './wheels/skateboard.ts';

/** Every thing that can be drawn, by its type. */
export const DRAWINGS = {
  baseLayer,
  beanie,
  downJacket,
  fleece,
  gloves,
  overall,
  shellJacket,
  trousers,
  hoodie,
  rainJacket,
  shirt,
  sportsBra,
  tshirt,
  vest,
  woolSweater,
  bibTrousers,
  joggers,
  rainSet,
  shorts,
  skirt,
  swimsuit,
  tights,
  wetsuit,
  woolSet,
  bikeGloves,
  buff,
  cap,
  gaiters,
  headNet,
  headband,
  iceCleats,
  keeperGloves,
  mittens,
  socks,
  sunglasses,
  runningShoe,
  footballBoot,
  hikingShoe,
  insoles,
  sandal,
  skates,
  skiBoot,
  slipper,
  winterBoot,
  xcBoot,
  backpack,
  bicycle,
  football,
  goggles,
  helmet,
  hikingBoot,
  poles,
  rubberBoot,
  skis,
  sleepingBag,
  tent,
  thermos,
  avalancheKit,
  backProtector,
  skiBinding,
  skiSkins,
  skiWax,
  sledge,
  snowboard,
  snowboardBinding,
  xcSkis,
  blanket,
  bottle,
  campChair,
  careBottle,
  childCarrier,
  compass,
  dayPack,
  duffel,
  firstAid,
  hammock,
  headlamp,
  knife,
  mug,
  sleepingMat,
  stove,
  torch,
  balanceBike,
  bikeHelmet,
  bikeLight,
  bikeLock,
  bikeTyre,
  pannier,
  pump,
  scooter,
  skateboard,
  bands,
  bench,
  dumbbell,
  foamRoller,
  jumpRope,
  kettlebell,
  runBelt,
  spinBike,
  treadmill,
  watch,
  weightPlate,
  yogaMat,
  ball,
  disc,
  goal,
  kubb,
  racket,
  shinGuards,
  stick,
  divingMask,
  fins,
  kayak,
  lifeJacket,
  paddle,
  sup,
  swimCap,
  swimGoggles,
  fishingLine,
  fishingReel,
  fishingRod,
  landingNet,
  lure,
  tackleBox,
  drink,
  energyBar,
  pouch,
} satisfies Record<string, Drawing>;

export type ProductType = keyof typeof DRAWINGS;

export const PRODUCT_TYPES: readonly ProductType[] = Object.keys(DRAWINGS) as ProductType[];
