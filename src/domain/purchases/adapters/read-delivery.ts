import type { Platform } from '../canonical-event.ts'
import { readCakto } from './cakto.ts'
import type { Adapter } from './delivery.ts'
import { readEduzz } from './eduzz.ts'
import { readGeneric } from './generic.ts'
import { readHotmart } from './hotmart.ts'
import { readKiwify } from './kiwify.ts'
import { readStripe } from './stripe.ts'

/** What each platform's deliveries mean to us. */
export const ADAPTERS: Record<Platform, Adapter> = {
  kiwify: readKiwify,
  hotmart: readHotmart,
  eduzz: readEduzz,
  cakto: readCakto,
  stripe: readStripe,
  generico: readGeneric,
}
