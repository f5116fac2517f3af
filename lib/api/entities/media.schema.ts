import { z } from 'zod'

/** A picture with a ready `srcset`. */
export const Picture = z.object({
  id: z.number(),
  src: z.string(),
  srcset: z.string(),
  width: z.number(),
  height: z.number(),
  alt: z.string(),
  colour: z.string().nullable(),
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
