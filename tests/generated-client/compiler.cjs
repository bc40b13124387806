// The compiler as a library, which the generator writes TypeScript with: version 7, which checks the house, is none.
module.exports = require('@ts-morph/common').ts;
