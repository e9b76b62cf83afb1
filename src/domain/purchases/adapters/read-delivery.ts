import type { Platform } from '../canonical-event.ts'
import { readCakto } from './cakto.ts'
import type { Adapter, Ping } from './delivery.ts'
import { eduzzPing, readEduzz } from './eduzz.ts'
import { readGeneric } from './generic.ts'
import { readHotmart } from './hotmart.ts'
import { readKiwify } from './kiwify.ts'
import { readStripe } from './stripe.ts'

export const ADAPTERS: Record<Platform, Adapter> = {
  kiwify: readKiwify,
  hotmart: readHotmart,
  eduzz: readEduzz,
  cakto: readCakto,
  stripe: readStripe,
  generico: readGeneric,
}

export const PINGS: Partial<Record<Platform, Ping>> = { eduzz: eduzzPing }
