import type { PictureRefusal } from '#server/ports/content/picture-processor.ts';

/** Why a picture is not taken, for whoever runs the command. */
export function refusalWords(refusal: PictureRefusal): string {
  switch (refusal.reason) {
    case 'empty':
      return 'is empty';
    case 'broken':
      return 'is broken, or cut short';
    case 'animated':
      return 'moves: give one that stands still';
    case 'svg':
      return 'is svg or XML, which may carry scripts: give it as PNG or WebP';
    case 'heic':
      return 'is HEIC, which cannot be read here: save it as JPEG (an iPhone takes JPEG with Settings, Camera, Formats, Most Compatible)';
    case 'not-a-picture':
      return 'is no JPEG, PNG, WebP or AVIF';
    case 'too-slow':
      return 'takes longer than ten seconds to read';
    case 'too-large':
      return `is ${refusal.megabytes} MB; pictures have at most 20`;
    case 'too-many-pixels':
      return `has ${refusal.megapixels} megapixels; pictures have at most 40`;
    case 'too-small':
      return `is ${refusal.width} × ${refusal.height}; both sides have at least 200 pixels`;
    case 'too-long':
      return `is ${refusal.width} × ${refusal.height}; sides have at most 12 000 pixels`;
  }
}
