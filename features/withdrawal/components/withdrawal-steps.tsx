'use client'

import { useLocale, useTranslations } from 'next-intl'
import { useEffect, useRef, useState } from 'react'
import { ActionError } from '@/components/form/action-error'
import { useSubmitOnce } from '@/components/form/use-submit-once'
import { Alert } from '@/components/ui/feedback/alert'
import { Card } from '@/components/ui/display/card'
import { Steps } from '@/components/ui/navigation/steps'
import { ApiError } from '@/lib/api/errors'
import type { WithdrawalOptions, WithdrawalReceipt } from '@/lib/api/v1/document/withdrawal.schema'
import { formatDate, formatDateTime } from '@/lib/text/dates'
import { toastError } from '@/lib/browser/toast/toast'
import { selectedLines, type Selection } from '@/features/withdrawal/selection'
import { useWithdraw } from '../queries'
import { useConfirmStep } from '../use-confirm-step'
import { NothingOpen } from './nothing-open'
import { SelectStep } from './select-step'
import { ConfirmStep } from './confirm-step'
import { WithdrawalSent } from './withdrawal-sent'

/** Directive (EU) 2023/2673, article 11a: the declaration is confirmed by a separate button. Going back keeps all input. */
export function WithdrawalSteps({ options }: { options: WithdrawalOptions }) {
  const t = useTranslations('withdrawal')
  const locale = useLocale()
  const [selection, setSelection] = useState<Selection>({})
  const [declaration, setDeclaration] = useState({ name: options.name, words: '' })
  const confirmation = useConfirmStep()
  /** Whether items were withdrawn elsewhere since the page was loaded. */
  const [isOutdated, setOutdated] = useState(false)
  const [receipt, setReceipt] = useState<WithdrawalReceipt | null>(null)
  const { mutateAsync: withdraw, isPending, error } = useWithdraw()
  const submitOnce = useSubmitOnce(submit)
  const { orderSlug, number, until, isCompany, isEnded, isOpen, email, declaredAt, lines } = options
  const isNothingOpen = lines.every(({ pieces }) => pieces === 0)
  const mayChoose = isOpen && !isNothingOpen
  const refusal = isCompany ? 'company' : isEnded ? 'ended' : 'over'
  const selected = selectedLines(lines, selection)
  // Forward may lead to it when nothing is selected any more.
  const isConfirming = confirmation.isConfirming && selected.length > 0 && declaration.name.trim() !== ''

  async function submit() {
    setOutdated(false)
    try {
      const withdrawn = selected.map(({ line, quantity }) => ({ lineId: line.lineId, quantity }))
      setReceipt(await withdraw({ orderSlug, lines: withdrawn, ...declaration }))
    } catch (failure) {
      // Some items were withdrawn meanwhile: the selection starts again.
      const isStale = failure instanceof ApiError && 'lines' in failure.fieldErrors
      if (!isStale) return toastError(failure)
      setOutdated(true)
      setSelection({})
      confirmation.close()
    }
  }

  if (receipt) return <WithdrawalSent receipt={receipt} orderSlug={orderSlug} />
  return (
    <div className="flex flex-col gap-6">
      <p className="flex flex-col gap-1">
        <strong className="text-lg tabular-nums">{t('order', { number })}</strong>
        {isCompany || isEnded ? null : (
          <span className="text-ink-soft">{until ? t('until', { date: formatDate(until, locale) }) : t('noLimit')}</span>
        )}
      </p>
      {mayChoose ? (
        <>
          <Steps
            steps={[t('steps.choose'), t('steps.confirm')]}
            current={isConfirming ? 1 : 0}
            label={t('stepsLabel')}
            doneLabel={t('done')}
          />
          {isOutdated ? <OutdatedNotice declaredAt={declaredAt} /> : <ActionError error={error} />}
          <Card as="section" padding="lg">
            {isConfirming ? (
              <ConfirmStep
                {...{ number, selected, declaration, email }}
                isBusy={isPending}
                onBack={confirmation.close}
                onConfirm={() => void submitOnce()}
              />
            ) : (
              <SelectStep
                {...{ lines, selection, declaration }}
                onSelect={setSelection}
                onDeclaration={setDeclaration}
                onNext={confirmation.open}
              />
            )}
          </Card>
        </>
      ) : isNothingOpen && (isOpen || declaredAt !== null) ? (
        <NothingOpen options={options} />
      ) : (
        <Alert tone="warning" title={t(`${refusal}.title`)}>
          {t(`${refusal}.text`)}
        </Alert>
      )}
    </div>
  )
}

/** Why the choice starts again. It takes the focus, for the pressed button is gone. */
function OutdatedNotice({ declaredAt }: Pick<WithdrawalOptions, 'declaredAt'>) {
  const t = useTranslations('withdrawal')
  const locale = useLocale()
  const notice = useRef<HTMLDivElement>(null)

  useEffect(() => notice.current?.focus(), [])

  return (
    <Alert
      ref={notice}
      tabIndex={-1}
      role="alert"
      tone="warning"
      title={t(declaredAt === null ? 'outdated.title' : 'declared.title')}
      className="outline-none"
    >
      {declaredAt === null ? null : <p>{t('declared.text', { at: formatDateTime(declaredAt, locale) })}</p>}
      <p>{t('outdated.text')}</p>
    </Alert>
  )
}
