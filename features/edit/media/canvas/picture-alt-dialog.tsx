'use client'

import { useTranslations } from 'next-intl'
import { useId, useState } from 'react'
import { Button } from '@/components/ui/button/button'
import { Input } from '@/components/ui/control/input'
import { Field } from '@/components/ui/control/field'
import { RadioCard } from '@/components/ui/control/radio-card'
import { RadioGroup } from '@/components/ui/control/radio-group'
import { Dialog } from '@/components/ui/overlay/dialog'
import { useDiscardGuard } from '../../use-discard-guard'
import type { PictureRef } from '../picture-ref'

type PictureAltDialogProps = { value: PictureRef; defaultAlt: string; onClose: (next: PictureRef | null) => void }

/** The alternative text of a picture in one place: the library's, another one, or none for a decorative picture. */
export function PictureAltDialog({ value, defaultAlt, onClose }: PictureAltDialogProps) {
  const t = useTranslations('edit.media')
  const id = useId()
  const [choice, setChoice] = useState<'library' | 'own' | 'decorative'>(
    value.alt === null ? 'library' : value.alt === '' ? 'decorative' : 'own',
  )
  const [text, setText] = useState(value.alt ?? '')
  const alt = { library: null, own: text.trim(), decorative: '' }[choice]
  const guard = useDiscardGuard({ isChanged: alt !== value.alt, onClose: () => onClose(null) })

  return (
    <Dialog
      open
      initialFocus="firstField"
      onOpenChange={(isOpen) => isOpen || guard.close()}
      title={t('altTitle')}
      description={t('altHint')}
      closeLabel={t('close')}
      footer={
        <>
          <Button variant="secondary" size="sm" onClick={guard.close}>
            {t('cancel')}
          </Button>
          <Button size="sm" disabled={choice === 'own' && text.trim() === ''} onClick={() => onClose({ ...value, alt })}>
            {t('apply')}
          </Button>
        </>
      }
    >
      <RadioGroup id={id} legend={t('altTitle')} legendHidden>
        <RadioCard
          name={id}
          title={t('altLibrary')}
          description={defaultAlt || t('noAlt')}
          checked={choice === 'library'}
          onChange={() => setChoice('library')}
        />
        <RadioCard name={id} title={t('altOwn')} checked={choice === 'own'} onChange={() => setChoice('own')}>
          <Field id={`${id}-text`} label={t('altText')} labelHidden>
            {(control) => (
              <Input
                {...control}
                controlSize="sm"
                maxLength={500}
                value={text}
                onChange={({ currentTarget }) => setText(currentTarget.value)}
              />
            )}
          </Field>
        </RadioCard>
        <RadioCard
          name={id}
          title={t('altDecorative')}
          description={t('altDecorativeHint')}
          checked={choice === 'decorative'}
          onChange={() => setChoice('decorative')}
        />
      </RadioGroup>
      {guard.question}
    </Dialog>
  )
}
