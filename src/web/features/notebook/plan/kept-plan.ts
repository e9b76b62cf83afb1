import type { SafetyPlan } from '#domain/notebook/pages.ts'
import { parseJson } from '#domain/text/parse-json.ts'
import { openOnDevice, sealForDevice } from '#web/lib/device-key.ts'
import { keptTexts, soleOwner } from '#web/lib/kept-texts.ts'
import { forgetDeviceKeys } from '#web/lib/person-memory.ts'

/** session/person-here.ts removes it when somebody else signs in here. */
const KIND = 'plano'
const KEY = 'copia'

/**
 * The copy of the plan on this device, only if the person asked for it. It is under the person's id, and goes with
 * everything else of theirs when they sign out, and when somebody else signs in here (session/person-here.ts). It is encrypted:
 * 'Saída rápida' and a PIN take only the key, and the copy is readable again after the next visit with a connection.
 */
export function keptPlan(personId: string) {
  const kept = keptTexts(KIND, personId)
  return {
    isWanted: (): boolean => kept.get(KEY) !== null,
    async read(): Promise<SafetyPlan | null> {
      const stored = kept.get(KEY)
      if (stored === null) return null
      return (parseJson(await openOnDevice(personId, stored)) as SafetyPlan | undefined) ?? null
    },
    /** Resolves to whether this browser has kept it. */
    async keep({ steps }: SafetyPlan): Promise<boolean> {
      const sealed = await sealForDevice(personId, JSON.stringify({ steps }))
      if (sealed === null) return false
      kept.set(KEY, sealed)
      return kept.isStored(KEY)
    },
    remove(): void {
      kept.remove(KEY)
      forgetDeviceKeys()
    },
  }
}

/** Where there is a copy, it is the plan as it is now; without a plan there is none. */
export async function refreshCopy(personId: string, plan: SafetyPlan | null): Promise<void> {
  const copy = keptPlan(personId)
  if (!plan) copy.remove()
  else if (copy.isWanted()) await copy.keep(plan)
}

/** The owner of the only plan on this device, for use offline; null where there are none or several. */
export const soleKeptPlan = (): string | null => soleOwner(KIND)
