import { useTranslations } from 'next-intl'
import { useId, useState, type SubmitEvent } from 'react'
import { Button } from '@/components/ui/button/button'
import { Field } from '@/components/ui/control/field'
import { Input } from '@/components/ui/control/input'
import { addressOf } from '../link/address'
import type { NewLink, RichLink } from '../link/rich-link'

type LinkFormProps = { current: RichLink | null; onApply: (link: NewLink | null) => void; onCancel: () => void }

/** An address typed by hand, where the page has no link picker. */
export function LinkForm({ current, onApply, onCancel }: LinkFormProps) {
  const t = useTranslations('edit.rich')
  const id = useId()
  const [isInvalid, setIsInvalid] = useState(false)

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    // The field may stand in a form of the page; React events pass through portals.
    event.stopPropagation()
    const typed = new FormData(event.currentTarget).get('address')
    const href = addressOf(typeof typed === 'string' ? typed : '')
    if (href === null) setIsInvalid(true)
    else onApply({ href })
  }

  return (
    <form noValidate onSubmit={submit} className="flex w-80 max-w-full flex-col gap-3 p-2">
      <Field id={id} label={t('address')} hint={t('addressHint')} error={isInvalid ? t('invalidAddress') : undefined}>
        {(control) => (
          <Input
            {...control}
            name="address"
            type="text"
            inputMode="url"
            autoComplete="off"
            defaultValue={current !== null && 'href' in current ? current.href : ''}
            ref={focusAtOnce}
          />
        )}
      </Field>
      <div className="flex flex-wrap gap-2">
        <Button type="submit" size="sm">
          {t('setLink')}
        </Button>
        {current === null ? null : (
          <Button variant="secondary" size="sm" onClick={() => onApply(null)}>
            {t('removeLink')}
          </Button>
        )}
        <Button variant="quiet" size="sm" onClick={onCancel}>
          {t('cancelLink')}
        </Button>
      </div>
    </form>
  )
}

/** A button of the toolbar has opened the form. */
function focusAtOnce(input: HTMLInputElement | null) {
  input?.focus()
}
