import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { importFile } from '#database/import/import-file.ts';
import { eans, type PayingShop, startPayingShop } from './paying-shop.ts';
