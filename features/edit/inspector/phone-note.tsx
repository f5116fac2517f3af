'use client'

import { RotateCcw, Smartphone } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { Button } from '@/components/ui/button/button'
import type { Field } from '@/features/sections/fields'
import { pickPicture } from '../media/pick-picture'
import { editStore } from '../store/edit-store'
import type { Bound } from './bound'

/** What phones show of a field, and the ways to another value and back (docs/rules/editing.md#phone-values). */
export function PhoneNote({ field, bound: { allowsPhone, isPhone, isOverridden, giveBack, setPhone } }: { field: Field; bound: Bound }) {
  const t = useTranslations('edit.inspector')
  if (!allowsPhone) return null
  // A picture for narrow screens is looked for beside the picture; the other fields would repeat the offer all over the form.
  const offersPhone = !isPhone && (isOverridden || field.kind === 'image')
  if (!isPhone && !offersPhone) return null

  /** The phone view then shows the chosen picture. */
  async function choosePicture() {
    const picked = await pickPicture({ value: null })
    if (picked === null || picked === 'removed') return
    setPhone(picked)
    showPhone()
  }

  return (
    <p className="flex flex-wrap items-center justify-between gap-x-2 text-sm text-ink-soft">
      {isOverridden ? t(isPhone ? 'phoneOwn' : 'phoneDiffers') : t('phoneSame')}
      {isOverridden ? (
        <Button variant="quiet" size="sm" onClick={giveBack}>
          <RotateCcw aria-hidden="true" className="size-4" />
          {t('giveBack')}
        </Button>
      ) : null}
      {offersPhone ? (
        <Button variant="quiet" size="sm" className="max-sm:hidden" onClick={isOverridden ? showPhone : () => void choosePicture()}>
          <Smartphone aria-hidden="true" className="size-4" />
          {t(isOverridden ? 'editPhone' : 'phonePicture')}
        </Button>
      ) : null}
    </p>
  )
}

function showPhone() {
  editStore.setState({ device: 'phone' })
}
