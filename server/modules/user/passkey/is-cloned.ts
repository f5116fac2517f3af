/** Whether an authenticator that counts has not counted on: another one may hold the same key (WebAuthn, 6.1.1). Synced passkeys stay at 0. */
export function isCloned({ stored, received }: { stored: number; received: number }): boolean {
  return (stored > 0 || received > 0) && received <= stored
}
