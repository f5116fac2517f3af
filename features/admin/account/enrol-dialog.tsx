'use client'

import { useTranslations } from 'next-intl'
import { z } from 'zod'
import { ErrorSummary } from '@/components/form/error-summary'
import { Form } from '@/components/form/form'
import { SubmitButton } from '@/components/form/submit-button'
import { TextField } from '@/components/form/fields/text-field'
import { useZodForm } from '@/components/form/use-zod-form'
import { Dialog } from '@/components/ui/overlay/dialog'
import { showFormError } from '@/components/form/show-form-error'
import type { Enrolment } from '@/lib/api/v1/user/office/factor.schema'
import { useConfirmFactor } from './factor-queries'

const schema = z.object({ factorCode: z.string().trim().min(1).max(40) })
/** Modules of white that must surround the symbol (ISO/IEC 18004). */
const quietZone = 4

type EnrolDialogProps = {
  enrolment: Enrolment
  /** With the recovery codes of who had none. */
  onConfirmed: (recoveryCodes: readonly string[] | null) => void
  onClose: () => void
}

/** Shows the secret to an authenticator app and asks for its first code. */
export function EnrolDialog({ enrolment: { secret, uri, qr }, onConfirmed, onClose }: EnrolDialogProps) {
  const [t, forms] = [useTranslations('admin.account.factor'), useTranslations('forms')]
  const { mutateAsync: confirm } = useConfirmFactor()
  const form = useZodForm(schema, { factorCode: '' })
  const { control } = form
  const side = qr.size + 2 * quietZone
  return (
    <Dialog
      open
      initialFocus="firstField"
      size="sm"
      onOpenChange={(isOpen) => (isOpen ? undefined : onClose())}
      title={t('enrol.title')}
      description={t('enrol.text')}
      closeLabel={t('close')}
    >
      <Form
        form={form}
        className="flex flex-col gap-5"
        onSubmit={async ({ factorCode }) => {
          try {
            onConfirmed((await confirm({ factorCode })).recoveryCodes)
          } catch (error) {
            showFormError(form, error, { WRONG_FACTOR_CODE: 'factorCode', TOO_MANY: 'factorCode', FACTOR_EXISTS: 'factorCode' })
          }
        }}
      >
        <div className="flex flex-col items-center gap-3">
          <svg
            role="img"
            aria-label={t('enrol.qr')}
            viewBox={`${-quietZone} ${-quietZone} ${side} ${side}`}
            shapeRendering="crispEdges"
            className="size-48 rounded bg-surface text-ink"
          >
            <path d={qr.path} fill="currentColor" />
          </svg>
          <p className="text-center text-sm text-ink-soft">
            {t('enrol.manual')}
            <br />
            <code className="font-mono text-ink select-all">{secret.match(/.{1,4}/g)?.join(' ')}</code>
          </p>
          <a href={uri} className="text-sm font-medium text-action underline underline-offset-4 sm:hidden">
            {t('enrol.openApp')}
          </a>
        </div>
        <ErrorSummary control={control} title={forms('errorTitle')} labels={{ factorCode: t('enrol.code') }} />
        <TextField
          control={control}
          name="factorCode"
          label={t('enrol.code')}
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={40}
          required
        />
        <SubmitButton control={control} wide>
          {t('enrol.submit')}
        </SubmitButton>
      </Form>
    </Dialog>
  )
}
