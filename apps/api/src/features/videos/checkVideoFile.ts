import { extname } from 'node:path';
import type { FieldProblemCode } from '../../problems/messages.ts';
import { detectVideoType } from '../../storage/fileTypes.ts';
import type { FileStorage } from '../../storage/storage.ts';
import type { VideoUploadRow } from './videoUploads.repository.ts';

/** Finds why an upload cannot become the file of a video: it is not complete, or its content is of another type. */
export async function findVideoFileProblem(
  storage: FileStorage,
  { key, size }: VideoUploadRow,
): Promise<FieldProblemCode | undefined> {
  if ((await storage.finishUpload(key)) !== size) return 'upload_unfinished';
  const file = await storage.openFile(key);
  if (!file) return 'upload_unfinished';
  return `.${await detectVideoType(file.stream)}` === extname(key) ? undefined : 'video_type';
}
