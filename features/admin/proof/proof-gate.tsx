'use client'

import { useEffect } from 'react'
import { lazyComponent } from '@/components/lazy-component'
import { connectApi } from '@/lib/api/client'
import { askForProof, useProofStore } from './proof-store'

const ProofDialog = lazyComponent(async () => (await import('./proof-dialog')).ProofDialog)

/** Asks for the password where a call needs a fresh proof; the call then goes on (docs/rules/accounts.md#asked-again). */
export function ProofGate() {
  const answer = useProofStore((state) => state.answer)
  useEffect(() => {
    connectApi({ prove: askForProof })
    return () => {
      connectApi({ prove: null })
      useProofStore.getState().answer?.(false)
    }
  }, [])
  return answer ? <ProofDialog onAnswer={answer} /> : null
}
