'use client'

import { useState } from 'react'
import { lazyComponent } from '@/components/lazy-component'
import type { Factor } from '@/lib/api/v1/user/office/factor.schema'
import { FactorCard } from './factor-card'
import { PasskeyCard } from './passkey-card'
import { RecoveryCodesCard } from './recovery-codes-card'

const RecoveryCodesDialog = lazyComponent(async () => (await import('./recovery-codes-dialog')).RecoveryCodesDialog)

/** Passkeys, authenticator app and recovery codes, which a first factor of either kind brings (docs/rules/accounts.md#recovery-codes). */
export function FactorCards({ factor }: { factor: Factor }) {
  // Kept here, because the dialog that fetched the codes unmounts before they are shown.
  const [codes, setCodes] = useState<readonly string[] | null>(null)
  const hasFactor = factor.since !== null || factor.passkeys.length > 0
  return (
    <>
      <PasskeyCard factor={factor} onRecoveryCodes={setCodes} />
      <FactorCard factor={factor} onRecoveryCodes={setCodes} />
      {hasFactor ? <RecoveryCodesCard left={factor.recoveryCodesLeft} onRecoveryCodes={setCodes} /> : null}
      {codes ? <RecoveryCodesDialog codes={codes} onClose={() => setCodes(null)} /> : null}
    </>
  )
}
