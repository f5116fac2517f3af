import { z } from 'zod'
import { loadSigningKey, readSignedValue, signValue } from '@/server/core/security/signing'
import type { Tx } from '@/server/db/client'

/** What an upload address allows (docs/rules/media.md#upload-address). `expires` in ms since 1970. */
const Grant = z.strictObject({ driveId: z.string(), name: z.string(), size: z.number(), mime: z.string(), expires: z.number() })
export type Grant = z.infer<typeof Grant>

export async function signGrant(db: Tx, siteId: number, grant: Grant): Promise<string> {
  return signValue(await loadSigningKey(db, siteId), 'upload', JSON.stringify(grant))
}

/** Null for a forged, foreign or expired grant. */
export async function readGrant(db: Tx, { siteId, token, now }: { siteId: number; token: string; now: Date }): Promise<Grant | null> {
  const value = readSignedValue(await loadSigningKey(db, siteId), 'upload', token)
  const grant = value === null ? null : Grant.parse(JSON.parse(value))
  return grant && grant.expires > now.getTime() ? grant : null
}

/** The key of a file that was put and is not registered yet. */
export function incomingKey(siteId: number, driveId: string) {
  return `incoming/${siteId}/${driveId}`
}
