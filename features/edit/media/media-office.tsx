'use client'

import { useState } from 'react'
import type { MediaItem } from '@/lib/api/entities/media-item.schema'
import { EditMessages } from '../edit-messages'
import { MediaLibrary } from './library/media-library'

/** The library outside the edit mode. */
export function MediaOffice() {
  const [chosen, setChosen] = useState<MediaItem | null>(null)
  return (
    <EditMessages>
      <MediaLibrary chosen={chosen} onChoose={setChosen} />
    </EditMessages>
  )
}
