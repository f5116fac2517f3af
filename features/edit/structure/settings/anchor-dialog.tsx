'use client'

import { useTranslations } from 'next-intl'
import { useId, useState } from 'react'
import { FormDialog } from '@/components/form/form-dialog'
import { Field } from '@/components/ui/control/field'
import { Input } from '@/components/ui/control/input'
import { setAnchor, settingsOf } from '@/lib/documents/section-settings'
import { editStore, commitEdit } from '../../store/edit-store'
import { useDiscardGuard } from '../../use-discard-guard'
import { documentsInOrder } from '../documents'
import { elementOf, sectionAt, type SectionRef } from '../section-ref'
import { anchorProblem } from './anchor-problem'

type AnchorDialogProps = { target: SectionRef; onClose: () => void }

/** The name under which links lead to a section. */
export function AnchorDialog({ target, onClose }: AnchorDialogProps) {
  const t = useTranslations('edit.structure.anchor')
  const common = useTranslations('edit')
  const fieldId = useId()
  const [before] = useState(() => settingsOf(sectionAt(target)).anchor)
  const [anchor, setText] = useState(before)
  const [problem, setProblem] = useState<'form' | 'taken' | null>(null)
  const guard = useDiscardGuard({ isChanged: anchor !== before, onClose })

  function save() {
    const found =
      anchorProblem(anchor, { target, documents: documentsInOrder(editStore.getState().documents) }) ??
      (isIdOfPage(anchor, target) ? 'taken' : null)
    setProblem(found)
    const section = sectionAt(target)
    if (found) return
    if (section && settingsOf(section).anchor !== anchor)
      commitEdit({
        label: { message: 'anchor', section: section.type },
        changes: [{ key: target.key, changes: setAnchor(target.section, anchor) }],
      })
    onClose()
  }

  return (
    <FormDialog
      size="sm"
      title={t('title')}
      labels={{ submit: common('structure.apply'), close: common('close') }}
      onSubmit={save}
      onClose={guard.close}
      question={guard.question}
    >
      <Field id={`${fieldId}-anchor`} label={t('label')} hint={t('hint')} error={problem ? t(problem) : undefined}>
        {(control) => (
          <Input
            {...control}
            value={anchor}
            start="#"
            maxLength={40}
            autoComplete="off"
            autoCapitalize="off"
            spellCheck={false}
            onChange={(event) => setText(event.target.value.trim().toLowerCase())}
          />
        )}
      </Field>
    </FormDialog>
  )
}

/** The page has ids that are no anchors, such as the skip link's target. */
function isIdOfPage(anchor: string, target: SectionRef) {
  const taken = anchor === '' ? null : document.getElementById(anchor)
  return taken !== null && taken !== elementOf(target)
}
