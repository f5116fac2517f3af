import { z } from 'zod'

/** A picture as pages use it: where each width of it stands. `srcset` is ready for an img. */
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

/** A film behind a picture, which is its poster: nothing of it is loaded before somebody asks. */
export const Film = z.discriminatedUnion('from', [
  z.object({ from: z.literal('youtube'), videoId: z.string() }),
  z.object({ from: z.literal('file'), src: z.string(), mime: z.string() }),
])
export type Film = z.infer<typeof Film>

/** One place of a gallery. `id` is that of the medium, also where a film's poster is another one. */
export const GalleryPicture = Picture.extend({ film: Film.optional() })
export type GalleryPicture = z.infer<typeof GalleryPicture>
