'use client'

import { useTranslations } from 'next-intl'
import type { Ref } from 'react'
import { Stack } from '@/components/layout/stack'
import { Checkbox } from '@/components/ui/control/checkbox'
import { Field } from '@/components/ui/control/field'
import { Input } from '@/components/ui/control/input'
import { Textarea } from '@/components/ui/control/textarea'
import { maxGiftMessage, maxGiftName, type Gift } from '@/features/checkout/state/gift-store'

type GiftFieldsProps = {
  gift: Gift
  change: (part: Partial<Gift>) => void
  error: string | undefined
  /** The first field, for the focus. */
  first: Ref<HTMLInputElement>
}

/** A checkbox and the gift's texts (docs/rules/checkout.md#gift). */
export function GiftFields({ gift, change, error, first }: GiftFieldsProps) {
  const t = useTranslations('checkout.gift')
  const { isGift, to, from, message } = gift
  return (
    <div>
      <Checkbox checked={isGift} aria-describedby="gift-hint" onChange={({ target }) => change({ isGift: target.checked })}>
        {t('question')}
      </Checkbox>
      <p id="gift-hint" className="pb-2 pl-8 text-sm text-ink-soft">
        {t('hint')}
      </p>
      {isGift ? (
        <Stack gap="md" className="border-l-2 border-line pt-2 pl-4 sm:ml-2.5 sm:pl-5">
          <div className="grid grid-cols-1 gap-5 sm:grid-cols-2">
            <Field id="gift-to" label={t('to')} error={error}>
              {(aria) => (
                <Input
                  {...aria}
                  ref={first}
                  maxLength={maxGiftName}
                  autoComplete="off"
                  value={to}
                  onChange={({ target }) => change({ to: target.value })}
                />
              )}
            </Field>
            <Field id="gift-from" label={t('from')}>
              {(aria) => (
                <Input
                  {...aria}
                  maxLength={maxGiftName}
                  autoComplete="off"
                  value={from}
                  onChange={({ target }) => change({ from: target.value })}
                />
              )}
            </Field>
          </div>
          <Field id="gift-message" label={t('message')} hint={t('left', { count: maxGiftMessage - message.length })}>
            {(aria) => (
              <Textarea
                {...aria}
                rows={3}
                maxLength={maxGiftMessage}
                value={message}
                onChange={({ target }) => change({ message: target.value })}
              />
            )}
          </Field>
        </Stack>
      ) : null}
    </div>
  )
}
