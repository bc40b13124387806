import { z } from 'zod';
import { noInput } from './wire-values.ts';

export const socialPost = z.object({
  id: z.string(),
  message: z.string(),
  picture: z.string().nullable(),
  link: z.string().nullable(),
  created_time: z.string(),
});

export const socialCalls = { socialPosts: { input: noInput, answer: z.array(socialPost) } };

export type SocialPostRecord = z.infer<typeof socialPost>;
