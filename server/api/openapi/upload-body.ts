import type { Schema } from './schema'

/** The multipart body of the calls that upload a file (lib/api/v2/media.schema.ts). */
export const uploadBody = {
  type: 'object',
  required: ['file'],
  properties: {
    customData: {
      type: 'string',
      contentMediaType: 'application/json',
      contentSchema: { $ref: '#/components/schemas/UploadDataInput' },
      description:
        'What is said about the file, as the text of a JSON object; it stands before `file`. `alt` maps three-letter codes of languages to the alternative text in each.',
      examples: [
        '{"title":"Naslovnica","alt":{"hrv":"Plava naslovnica romana","eng":"The blue cover of the novel"},"tags":["naslovnice"]}',
      ],
    },
    file: { type: 'string', format: 'binary', description: 'The file itself, with its name and content type.' },
  },
} satisfies Schema
