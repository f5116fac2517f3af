'use client'

import { useEffect } from 'react'
import { lazyComponent } from '@/components/lazy-component'
import { connectApi } from '@/lib/api/client'
import { askForProof, useProofStore } from './proof-store'

const PasswordDialog = lazyComponent(async () => (await import('./password-dialog')).PasswordDialog)

/** Asks for the password where a call needs a fresh proof; the call then goes on (docs/rules/accounts.md#asked-again). */
export function ReauthenticationDialog() {
  const resolve = useProofStore((state) => state.resolve)
  useEffect(() => {
    connectApi({ prove: askForProof })
    return () => {
      connectApi({ prove: null })
      useProofStore.getState().resolve?.(false)
    }
  }, [])
  return resolve ? <PasswordDialog onAnswer={resolve} /> : null
}
