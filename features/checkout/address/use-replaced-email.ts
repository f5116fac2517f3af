import { useTranslations } from 'next-intl'
import { useEffect, useEffectEvent } from 'react'
import type { User } from '@/lib/api/entities/user.schema'
import { showDifferences } from '@/features/checkout/state/use-notify-changes'
import { clearDraft, isGuestDraft, readDraft, saveDraft } from './address-draft'
import { adoptGuestDraft } from './initial-form'

/** Tells once that the account's e-mail address has taken the place of the one that a guest typed before signing in (docs/rules/checkout.md#address-draft). */
export function useReplacedEmail(user: User | null) {
  const t = useTranslations('checkout')
  const adopt = useEffectEvent(() => {
    if (!user || !isGuestDraft()) return
    const userId = String(user.id)
    const draft = readDraft(userId)
    const adopted = draft && adoptGuestDraft(draft, user)
    if (adopted) saveDraft(adopted, userId)
    else clearDraft()
    const typed = draft?.shipping.contactEmail.trim() ?? ''
    if (typed === '' || typed.toLowerCase() === user.email.toLowerCase()) return
    showDifferences([{ kind: 'email', from: typed, to: user.email }], t('emailChanged'))
  })
  useEffect(() => adopt(), [])
}
