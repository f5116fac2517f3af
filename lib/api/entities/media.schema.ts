import { z } from 'zod'

const Share = z.number().min(0).max(1)

/** The point that stays visible when a picture is cropped: shares of its width and height, from the left and from the top. */
export const FocalPoint = z.strictObject({ x: Share, y: Share })
export type FocalPoint = z.infer<typeof FocalPoint>

/** The part of the original that is shown: shares of its width and height (docs/rules/media.md#crop). */
export const CropArea = z
  .strictObject({ x: Share, y: Share, width: Share.min(0.01), height: Share.min(0.01) })
  .refine(({ x, y, width, height }) => x + width <= 1.000001 && y + height <= 1.000001, 'Izrez izlazi iz slike.')
export type CropArea = z.infer<typeof CropArea>

/** A picture with a ready `srcset`. `focal` is for `object-position`; without one the centre stays visible. */
export const Picture = z.object({
  id: z.number(),
  src: z.string(),
  srcset: z.string(),
  width: z.number(),
  height: z.number(),
  alt: z.string(),
  colour: z.string().nullable(),
  focal: FocalPoint.optional(),
})
export type Picture = z.infer<typeof Picture>

/** A video behind its poster; nothing of it loads before it is played. */
export const Film = z.discriminatedUnion('from', [
  z.object({ from: z.literal('youtube'), videoId: z.string() }),
  z.object({ from: z.literal('file'), src: z.string(), mime: z.string() }),
])
export type Film = z.infer<typeof Film>

/** An item of a gallery. `id` is the medium's, also when a video's poster is another medium. */
export const GalleryPicture = Picture.extend({ film: Film.optional() })
export type GalleryPicture = z.infer<typeof GalleryPicture>

/** A picture as the edit mode gets it. `decorative`: it has no alternative text on purpose. */
export const EditedPicture = GalleryPicture.extend({ decorative: z.literal(true).optional() })
export type EditedPicture = z.infer<typeof EditedPicture>
