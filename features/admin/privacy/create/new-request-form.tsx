'use client'

import { useTranslations } from 'next-intl'
import { useState, type FormEvent } from 'react'
import { ActionError } from '@/components/form/action-error'
import { useSubmitOnce } from '@/components/form/use-submit-once'
import { Button } from '@/components/ui/button/button'
import { Field } from '@/components/ui/control/field'
import { Input } from '@/components/ui/control/input'
import { Radio } from '@/components/ui/control/radio'
import { RadioGroup } from '@/components/ui/control/radio-group'
import { Textarea } from '@/components/ui/control/textarea'
import { Card } from '@/components/ui/display/card'
import { Alert } from '@/components/ui/feedback/alert'
import { privacyKinds } from '@/features/admin/privacy/list/privacy-list'
import { useCreatePrivacyRequest } from '@/features/admin/privacy/privacy-queries'
import { formText } from '@/features/admin/shell/form-text'
import { hasErrorCode } from '@/lib/api/errors'
import { toastError, toastSuccess } from '@/lib/browser/toast/toast'
import { Link, useRouter } from '@/lib/i18n/navigation'
import { findProblems, type NewRequestProblems } from './find-problems'

/** docs/rules/privacy.md#privacy-identity */
export function NewRequestForm({ email, today }: { email: string; today: string }) {
  const t = useTranslations('admin.privacy')
  const router = useRouter()
  const [identity, setIdentity] = useState<'link' | 'staff'>('link')
  const [problems, setProblems] = useState<NewRequestProblems>({})
  const { mutateAsync: create, isPending, error } = useCreatePrivacyRequest()
  const submitOnce = useSubmitOnce(submit)
  const openId = hasErrorCode(error, 'PRIVACY_REQUEST_EXISTS') ? Number(error.data.id) : null
  const problemOf = (field: keyof NewRequestProblems) => {
    const problem = problems[field]
    return problem && t(`new.problems.${problem}`)
  }

  async function submit({ currentTarget }: FormEvent<HTMLFormElement>) {
    const data = new FormData(currentTarget)
    const typed = {
      email: formText(data, 'email'),
      receivedOn: formText(data, 'receivedOn'),
      identityProofNote: identity === 'staff' ? formText(data, 'identityProofNote') : undefined,
    }
    const newProblems = findProblems(typed, today)
    setProblems(newProblems)
    if (Object.keys(newProblems).length > 0) return
    const kind = privacyKinds.find((name) => name === data.get('kind')) ?? 'access'
    try {
      const { id } = await create({ ...typed, kind, note: formText(data, 'note') })
      toastSuccess(t(identity === 'link' ? 'new.mailed' : 'new.done'))
      router.push({ pathname: '/admin/privacy/[id]', params: { id } })
    } catch (failure) {
      if (!hasErrorCode(failure, 'PRIVACY_REQUEST_EXISTS')) toastError(failure)
    }
  }

  return (
    <Card padding="lg" className="max-w-2xl">
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          void submitOnce(event)
        }}
        className="flex flex-col gap-6"
      >
        {openId === null ? null : (
          <Alert tone="warning" role="alert" title={t('new.exists')}>
            <Link
              href={{ pathname: '/admin/privacy/[id]', params: { id: openId } }}
              prefetch={false}
              className="text-action underline underline-offset-4"
            >
              {t('new.toExisting')}
            </Link>
          </Alert>
        )}
        <RadioGroup id="privacy-kind" legend={t('new.kind')} spacing="tight" required>
          {privacyKinds.map((kind) => (
            <Radio key={kind} name="kind" value={kind} defaultChecked={kind === 'access'}>
              {t(`new.kinds.${kind}`)}
            </Radio>
          ))}
        </RadioGroup>
        <Field id="privacy-email" label={t('new.email')} hint={t('new.emailHint')} error={problemOf('email')} required>
          {(control) => (
            <Input
              {...control}
              key={email}
              name="email"
              type="email"
              inputMode="email"
              autoComplete="off"
              maxLength={254}
              defaultValue={email}
            />
          )}
        </Field>
        <Field id="privacy-received" label={t('new.received')} hint={t('new.receivedHint')} error={problemOf('receivedOn')} required>
          {(control) => <Input {...control} name="receivedOn" type="date" max={today} defaultValue={today} className="max-w-52" />}
        </Field>
        <RadioGroup id="privacy-identity" legend={t('new.identity')} spacing="tight" required>
          <Radio name="identity" value="link" checked={identity === 'link'} onChange={() => setIdentity('link')}>
            {t('new.byLink')}
          </Radio>
          <Radio name="identity" value="staff" checked={identity === 'staff'} onChange={() => setIdentity('staff')}>
            {t('new.byStaff')}
          </Radio>
        </RadioGroup>
        {identity === 'staff' ? (
          <Field
            id="privacy-proof"
            label={t('verifyIdentity.reason')}
            hint={t('verifyIdentity.hint')}
            error={problemOf('identityProofNote')}
            required
          >
            {(control) => <Textarea {...control} name="identityProofNote" rows={3} maxLength={2000} />}
          </Field>
        ) : null}
        <Field id="privacy-note" label={t('new.note')} hint={t('new.noteHint')}>
          {(control) => <Textarea {...control} name="note" rows={4} maxLength={2000} />}
        </Field>
        {openId === null ? <ActionError error={error} /> : null}
        <Button type="submit" busy={isPending} className="self-start max-sm:self-stretch">
          {t(identity === 'link' ? 'new.submitLink' : 'new.submit')}
        </Button>
      </form>
    </Card>
  )
}
