'use client'

import { useEffect, type ReactNode } from 'react'
import { setEditLayer } from '@/components/editable/edit-layer'
import { isPhoneCanvas, useEditStore } from '../store/edit-store'
import { suppressClicks } from '../suppress-clicks'
import { useAudience } from '../lens/use-audience'
import { TimePreview } from '../lens/time-preview'
import { DialogHost } from '../dialogs'
import { Announcer } from '../announce'
import { EditingSession } from '../session/editing-session'
import { Structure } from '../structure/lazy-structure'
import { EditBar } from '../bar/edit-bar'
import { openFromAddress } from './open-from-address'
import { EditMessages } from '../edit-messages'
import { EditMissing } from '../pages/missing/edit-missing'
import { EditValue } from '../pages/value/edit-value'
import { EditRegion } from '../canvas/edit-region'
import { PanelHost } from './panel-host'
import { useOnePage } from './use-one-page'
import { PhoneCanvas } from '../canvas/phone-canvas'
import '../edit.css'

/** Puts the edit layer in place of every document of the page for as long as it is mounted. `opening` is shown until its texts have loaded. */
export function EditMode({ opening }: { opening?: ReactNode }) {
  const canvasMode = useEditStore((state) => state.canvasMode)
  useAudience()
  useOnePage()

  useEffect(() => {
    setEditLayer({ Region: EditRegion, Value: EditValue, Missing: EditMissing, TimePreview })
    return () => setEditLayer(null)
  }, [])

  useEffect(() => {
    if (!isPhoneCanvas()) openFromAddress()
  }, [])

  useEffect(() => {
    document.body.dataset.canvasMode = canvasMode
    const release = canvasMode === 'edit' ? suppressClicks() : undefined
    return () => {
      delete document.body.dataset.canvasMode
      release?.()
    }
  }, [canvasMode])

  if (isPhoneCanvas()) {
    return (
      <EditMessages>
        <DialogHost />
      </EditMessages>
    )
  }
  return (
    <EditMessages fallback={opening}>
      <EditingSession />
      <PhoneCanvas />
      <PanelHost />
      <EditBar />
      <Structure />
      <Announcer />
      <DialogHost />
    </EditMessages>
  )
}
