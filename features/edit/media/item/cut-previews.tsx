'use client'

import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'next-intl'
import type { CropArea, FocalPoint } from '@/lib/api/entities/media.schema'
import { call } from '@/lib/api/client'
import { queryKey } from '@/lib/api/query'
import { mediaOptionApi } from '@/lib/api/v1/media/option'
import { coveredArea } from './cover'

type CutPreviewsProps = {
  picture: { path: string; width: number; height: number }
  crop: CropArea | null
  focal: FocalPoint | null
}

const renditionsQuery = {
  queryKey: queryKey(mediaOptionApi.filter, {}),
  queryFn: () => call(mediaOptionApi.filter, {}),
  staleTime: Infinity,
}

/** How the picture is cut in the shapes that the site renders it in. */
export function CutPreviews({ picture, crop, focal }: CutPreviewsProps) {
  const t = useTranslations('edit.media.item')
  const { data = [] } = useQuery(renditionsQuery)
  return (
    <figure className="flex flex-col gap-2">
      <figcaption className="text-sm font-medium">{t('previews')}</figcaption>
      <ul className="flex flex-wrap items-end gap-3">
        {shapesOf(data).map(({ x, y }) => {
          const area = coveredArea(picture, { crop, focal }, x / y)
          return (
            <li key={`${x}:${y}`} className="flex flex-col gap-1">
              <span style={{ aspectRatio: `${x} / ${y}` }} className="relative block h-20 overflow-hidden rounded bg-sunken">
                <img
                  src={picture.path}
                  alt=""
                  className="absolute max-w-none"
                  style={{
                    width: `${100 / area.width}%`,
                    height: `${100 / area.height}%`,
                    left: `${(-100 * area.x) / area.width}%`,
                    top: `${(-100 * area.y) / area.height}%`,
                  }}
                />
              </span>
              <span className="text-xs text-ink-soft tabular-nums">
                {x}:{y}
              </span>
            </li>
          )
        })}
      </ul>
    </figure>
  )
}

/** Each shape once, in lowest terms. */
function shapesOf(sizes: readonly { x: number; y: number }[]) {
  const shapes = sizes.filter(({ x, y }) => x > 0 && y > 0).map(({ x, y }) => ({ x: x / divisor(x, y), y: y / divisor(x, y) }))
  return shapes.filter((one, index) => shapes.findIndex(({ x, y }) => x === one.x && y === one.y) === index)
}

function divisor(a: number, b: number): number {
  return b === 0 ? a : divisor(b, a % b)
}
