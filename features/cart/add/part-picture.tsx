import { Thumbnail } from '@/components/ui/display/thumbnail'
import type { Picture } from '@/lib/api/entities/media.schema'

/** The thumbnail of a bundle part, or an empty box of its size. */
export function PartPicture({ picture }: { picture: Picture | undefined }) {
  if (!picture) return <span className="size-16 shrink-0 rounded bg-sunken" />
  return (
    <span className="flex size-16 shrink-0 items-center justify-center rounded bg-sunken p-1.5">
      <Thumbnail picture={picture} sizes="4rem" />
    </span>
  )
}
