import { getPdfQuery, getRecordQuery, getVideoQuery } from '@fanous/api-client/generated/queries.ts';
import { useQuery } from '@tanstack/react-query';
import { matchPath, useLocation } from 'react-router-dom';
import { paths } from '../../paths.ts';
import { useApp } from '../../shared/app/app.ts';

/** Title of the video, record or PDF that is edited here, from the query of its form. */
export function useMediaTitle(): string | undefined {
  const { api } = useApp();
  const { pathname } = useLocation();
  const params = {
    ...matchPath(paths.editVideo.pattern, pathname)?.params,
    ...matchPath(paths.editRecord.pattern, pathname)?.params,
    ...matchPath(paths.editPdf.pattern, pathname)?.params,
  };
  const courseId = Number(params.id ?? '');
  // «create» stands where an id stands elsewhere.
  const [videoId, recordId, pdfId] = [params.videoId, params.recordId, params.pdfId].map(
    (value) => Number(value) || 0,
  ) as [number, number, number];
  const video = useQuery({
    ...getVideoQuery(api, { path: { id: courseId, video_id: videoId } }),
    enabled: videoId > 0,
  }).data;
  const record = useQuery({
    ...getRecordQuery(api, { path: { id: courseId, record_id: recordId } }),
    enabled: recordId > 0,
  }).data;
  const pdf = useQuery({ ...getPdfQuery(api, { path: { id: courseId, pdf_id: pdfId } }), enabled: pdfId > 0 }).data;
  return (video ?? record ?? pdf)?.title;
}
