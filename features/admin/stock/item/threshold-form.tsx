'use client'

import { useTranslations } from 'next-intl'
import { useState, type FormEvent } from 'react'
import { Button } from '@/components/ui/button/button'
import { Field } from '@/components/ui/control/field'
import { Input } from '@/components/ui/control/input'
import { Card } from '@/components/ui/display/card'
import { formText } from '@/features/admin/shell/form-text'
import { piecesOf } from '@/features/admin/stock/change/adjustment'
import { useSetThreshold } from '@/features/admin/stock/stock-queries'
import type { StockDetail } from '@/lib/api/v1/stock/office.schema'
import { toastError, toastSuccess } from '@/lib/browser/toast/toast'

/** The number of pieces at which the item counts as low (docs/rules/catalog.md#stock-threshold). */
export function ThresholdForm({ item: { id, lowAt } }: { item: StockDetail }) {
  const t = useTranslations('admin.stock.threshold')
  const { mutateAsync: setThreshold, isPending } = useSetThreshold()
  const [isInvalid, setIsInvalid] = useState(false)

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const text = formText(new FormData(event.currentTarget), 'lowAt')
    const pieces = piecesOf(text)
    const isWrong = text !== '' && pieces === null
    setIsInvalid(isWrong)
    if (isWrong || isPending) return
    await setThreshold({ id, lowAt: pieces }).then(() => toastSuccess(t('saved')), toastError)
  }

  return (
    <Card as="section" padding="lg" aria-labelledby="threshold-title">
      <h2 id="threshold-title" className="pb-3 text-xl">
        {t('title')}
      </h2>
      <form noValidate onSubmit={(event) => void submit(event)} className="sm:max-w-md">
        <Field id="low-at" label={t('label')} hint={t('hint')} error={isInvalid ? t('invalid') : undefined}>
          {(control) => (
            // The button stands beside the field, as high as it, whatever stands above and below.
            <div className="flex gap-2">
              <Input
                {...control}
                name="lowAt"
                inputMode="numeric"
                autoComplete="off"
                maxLength={7}
                defaultValue={lowAt ?? ''}
                onChange={() => setIsInvalid(false)}
                className="min-w-0 grow basis-0"
              />
              <Button type="submit" variant="secondary" busy={isPending}>
                {t('save')}
              </Button>
            </div>
          )}
        </Field>
      </form>
    </Card>
  )
}
