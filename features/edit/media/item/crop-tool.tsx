'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import ReactCrop, { type PercentCrop } from 'react-image-crop'
import 'react-image-crop/dist/ReactCrop.css'
import { Chip } from '@/components/ui/button/chip'
import type { CropArea } from '@/lib/api/entities/media.schema'

type CropToolProps = {
  picture: { path: string; width: number; height: number }
  value: CropArea | null
  onChange: (crop: CropArea | null) => void
}

const shapes = ['16:9', '4:3', '1:1', '3:4'] as const
type Shape = (typeof shapes)[number]

/** Chooses the part of a picture that is shown; the original stays as it is. */
export function CropTool({ picture, value, onChange }: CropToolProps) {
  const t = useTranslations('edit.media.item')
  const [shape, setShape] = useState<Shape | null>(null)

  function choose(next: Shape) {
    setShape(next)
    onChange(largestCrop(picture, ratioOf(next)))
  }

  return (
    <div className="flex flex-col gap-3">
      <div role="group" aria-label={t('cropShape')} className="flex flex-wrap gap-1.5">
        <Chip selected={value === null} onClick={() => (setShape(null), onChange(null))}>
          {t('cropNone')}
        </Chip>
        <Chip selected={value !== null && shape === null} onClick={() => (setShape(null), onChange(value ?? largestCrop(picture, null)))}>
          {t('cropFree')}
        </Chip>
        {shapes.map((one) => (
          <Chip key={one} selected={value !== null && shape === one} onClick={() => choose(one)}>
            {one}
          </Chip>
        ))}
      </div>
      <ReactCrop
        crop={percentOf(value)}
        aspect={shape ? ratioOf(shape) : undefined}
        keepSelection
        minWidth={16}
        minHeight={16}
        ruleOfThirds
        ariaLabels={{
          cropArea: t('cropArea'),
          nwDragHandle: t('cropCorner'),
          nDragHandle: t('cropEdge'),
          neDragHandle: t('cropCorner'),
          eDragHandle: t('cropEdge'),
          seDragHandle: t('cropCorner'),
          sDragHandle: t('cropEdge'),
          swDragHandle: t('cropCorner'),
          wDragHandle: t('cropEdge'),
        }}
        onChange={(_, percent) => onChange(areaOf(percent))}
        className="mx-auto rounded bg-sunken"
      >
        <img src={picture.path} alt="" style={{ maxHeight: '18rem' }} className="block" />
      </ReactCrop>
      <p className="text-sm text-ink-soft">{t('cropHint')}</p>
    </div>
  )
}

function ratioOf(shape: Shape) {
  const [x = 1, y = 1] = shape.split(':').map(Number)
  return x / y
}

function percentOf(area: CropArea | null): PercentCrop | undefined {
  return area ? { unit: '%', x: area.x * 100, y: area.y * 100, width: area.width * 100, height: area.height * 100 } : undefined
}

/** Null for the whole picture. */
function areaOf({ x, y, width, height }: PercentCrop): CropArea | null {
  if (width < 1 || height < 1 || (width > 99.9 && height > 99.9)) return null
  return { x: x / 100, y: y / 100, width: Math.min(width, 100 - x) / 100, height: Math.min(height, 100 - y) / 100 }
}

/** The largest crop of a ratio in the middle of a picture; without a ratio a little less than the whole. */
function largestCrop({ width, height }: { width: number; height: number }, ratio: number | null): CropArea {
  if (ratio === null) return { x: 0.05, y: 0.05, width: 0.9, height: 0.9 }
  const pictureRatio = width / height
  const part = pictureRatio > ratio ? { width: ratio / pictureRatio, height: 1 } : { width: 1, height: pictureRatio / ratio }
  return { x: (1 - part.width) / 2, y: (1 - part.height) / 2, ...part }
}
