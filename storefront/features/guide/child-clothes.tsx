import type { Band } from '#domain/guide/dress-for.ts';
import { paint } from './child-paint.ts';

interface Clothed {
  readonly band: Band;
  readonly wet: boolean;
}

/** From the feet up, so that what is worn over lies over. */
export function ChildClothes(props: Clothed) {
  const { band } = props;
  return (
    <>
      <Legs {...props} />
      <Feet {...props} />
      <Arms {...props} />
      <Torso {...props} />
      {band !== 'warm' && <Hands />}
      <Head {...props} />
    </>
  );
}

interface Cloth {
  readonly main: string;
  readonly dark: string;
}

function outerOf({ band, wet }: Clothed): Cloth {
  if (band === 'cold') return { main: paint.winter, dark: paint.winterDark };
  if (wet) return { main: paint.rainwear, dark: paint.rainwearDark };
  if (band === 'cool') return { main: paint.suit, dark: paint.suitDark };
  return { main: paint.shell, dark: paint.shellDark };
}

/** A suit or rain set goes all the way down. */
function isWhole({ band, wet }: Clothed): boolean {
  return band === 'cool' || band === 'cold' || (wet && band === 'mild');
}

function Legs(props: Clothed) {
  const bare = props.band === 'warm';
  const whole = isWhole(props);
  const { main, dark } = outerOf(props);
  const cloth = bare ? paint.skin : whole ? main : paint.trousers;
  const width = bare ? 30 : whole ? 56 : 46;
  return (
    <>
      <path
        d="M138 296 L134 396 M182 296 L186 396"
        stroke={cloth}
        strokeWidth={width}
        strokeLinecap="round"
        fill="none"
      />
      {bare && (
        <path d="M108 276 H212 L214 340 Q188 348 164 338 L160 316 L156 338 Q132 348 106 340Z" fill={paint.shorts} />
      )}
      {whole && (
        <>
          <path d="M110 326 h50 v36 h-51z M160 326 h50 l1 36 h-51z" fill={dark} opacity="0.7" />
          <path d="M160 300 V414" stroke={dark} strokeWidth="3" />
        </>
      )}
    </>
  );
}

function Feet({ band, wet }: Clothed) {
  const winter = band === 'cold' || (band === 'cool' && !wet);
  if (!wet && !winter) {
    return (
      <>
        <path d="M110 412 q26 -12 46 0 v18 h-58 q-2 -14 12 -18z" fill={paint.shoe} />
        <path d="M210 412 q-26 -12 -46 0 v18 h58 q2 -14 -12 -18z" fill={paint.shoe} />
        <path d="M98 430 h58 M164 430 h58" stroke={paint.sole} strokeWidth="8" strokeLinecap="round" />
      </>
    );
  }
  const [main, dark] = winter ? [paint.winterBoot, paint.winterBootDark] : [paint.boot, paint.bootDark];
  return (
    <>
      <path d="M112 372 h44 v58 h-60 q-4 -20 14 -26z" fill={main} />
      <path d="M208 372 h-44 v58 h60 q4 -20 -14 -26z" fill={main} />
      <path d="M96 430 h60 M164 430 h60" stroke={dark} strokeWidth="9" strokeLinecap="round" />
      <path
        d="M110 374 h48 M162 374 h48"
        stroke={winter ? paint.woolStripe : dark}
        strokeWidth={winter ? 12 : 7}
        strokeLinecap="round"
      />
    </>
  );
}

function Arms(props: Clothed) {
  const { main, dark } = outerOf(props);
  const arms = 'M124 188 L84 276 M196 188 L236 276';
  if (props.band === 'warm') {
    return (
      <>
        <path d={arms} stroke={paint.skin} strokeWidth="24" strokeLinecap="round" fill="none" />
        <path
          d="M124 186 L106 226 M196 186 L214 226"
          stroke={paint.tee}
          strokeWidth="38"
          strokeLinecap="round"
          fill="none"
        />
      </>
    );
  }
  return (
    <>
      <path d={arms} stroke={main} strokeWidth={props.band === 'cold' ? 46 : 40} strokeLinecap="round" fill="none" />
      <path d="M110 218 L92 258 M210 218 L228 258" stroke={dark} strokeWidth="5" strokeLinecap="round" opacity="0.6" />
    </>
  );
}

/** Open at the front: the middle layer shows, and the wool inside it. */
function Torso(props: Clothed) {
  if (props.band === 'warm') {
    return (
      <>
        <path d="M116 176 Q160 156 204 176 L208 288 Q160 300 112 288Z" fill={paint.tee} />
        <path d="M142 166 Q160 182 178 166" stroke={paint.woolStripe} strokeWidth="6" fill="none" />
      </>
    );
  }
  const { main, dark } = outerOf(props);
  return (
    <>
      <path d="M112 178 Q160 152 208 178 L216 308 Q160 322 104 308Z" fill={main} />
      <path d="M136 164 L184 164 L174 306 Q160 310 146 306Z" fill={paint.middle} />
      <path d="M160 214 V308" stroke={paint.middleDark} strokeWidth="3" />
      <path d="M140 164 L180 164 L172 206 Q160 214 148 206Z" fill={paint.wool} />
      <path d="M144 178 H176 M146 192 H174" stroke={paint.woolStripe} strokeWidth="4" />
      <path d="M134 164 L146 308 M186 164 L174 308" stroke={dark} strokeWidth="5" strokeLinecap="round" />
      <path d="M108 262 L140 266 M212 262 L180 266" stroke={paint.reflex} strokeWidth="7" />
    </>
  );
}

function Hands() {
  return (
    <>
      <path d="M70 270 q14 -14 30 0 l-2 34 q-14 18 -30 4 q-8 -18 2 -38z" fill={paint.mitten} />
      <path d="M250 270 q-14 -14 -30 0 l2 34 q14 18 30 4 q8 -18 -2 -38z" fill={paint.mitten} />
      <path d="M66 272 L102 276 M254 272 L218 276" stroke={paint.mittenDark} strokeWidth="9" strokeLinecap="round" />
    </>
  );
}

function Head({ band, wet }: Clothed) {
  const winter = band === 'cool' || band === 'cold';
  return (
    <>
      {wet && band !== 'cold' && (
        <path d="M104 152 Q100 62 160 58 Q220 62 216 152 Q160 182 104 152Z" fill={paint.rainwearDark} />
      )}
      {winter && <path d="M126 148 Q160 172 194 148 L198 174 Q160 192 122 174Z" fill={paint.hat} />}
      <circle cx="160" cy="114" r="44" fill={paint.skin} />
      <path d="M117 108 Q118 70 160 68 Q202 70 203 108 Q188 88 160 90 Q132 88 117 108Z" fill={paint.hair} />
      <circle cx="145" cy="118" r="4.5" fill={paint.line} />
      <circle cx="175" cy="118" r="4.5" fill={paint.line} />
      <circle cx="134" cy="132" r="8" fill={paint.cheek} opacity="0.55" />
      <circle cx="186" cy="132" r="8" fill={paint.cheek} opacity="0.55" />
      <path d="M148 136 Q160 148 172 136" stroke={paint.line} strokeWidth="3.5" strokeLinecap="round" fill="none" />
      {band === 'warm' ? (
        <>
          <path d="M116 98 Q116 54 160 54 Q204 54 204 98 Q160 84 116 98Z" fill={paint.cap} />
          <path d="M112 100 Q160 74 226 96 Q214 108 160 94 Q130 92 112 100Z" fill={paint.suitDark} />
        </>
      ) : (
        <>
          <path d="M114 98 Q110 42 160 40 Q210 42 206 98Z" fill={paint.hat} />
          <path d="M112 88 H208 V104 Q160 94 112 104Z" fill={paint.hatBand} />
          <circle cx="160" cy="36" r="13" fill={paint.hatBand} />
        </>
      )}
    </>
  );
}
