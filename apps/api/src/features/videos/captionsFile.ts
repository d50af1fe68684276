import { readFile } from 'node:fs/promises';
import type { Upload } from '../../contract/uploads.ts';
import { Problem } from '../../problems/problem.ts';

/** What is wrong with a file of captions, and in which line, if it is about one. */
export interface CaptionsProblem {
  code: 'captions_encoding' | 'captions_type' | 'captions_empty' | 'captions_time' | 'captions_order';
  line?: number;
}

/** Throws a problem that names the first wrong line, if browsers could not show all captions of a file. */
export async function requireCaptionsFile({ path }: Upload): Promise<void> {
  const problem = findCaptionsProblem(await readFile(path));
  if (!problem) return;
  const { code, line } = problem;
  throw new Problem(422, 'invalid', { fields: { file: [{ code, ...(line !== undefined && { limit: line }) }] } });
}

/** Finds what is wrong with a WebVTT file. Settings of cues are not checked: browsers skip those that they do not know. */
export function findCaptionsProblem(content: Uint8Array): CaptionsProblem | undefined {
  const text = decodeUtf8(content);
  if (text === undefined) return { code: 'captions_encoding' };
  const lines = text.split(/\r\n|\n|\r/);
  if (!/^WEBVTT(?![^ \t])/.test(lines[0] ?? '')) return { code: 'captions_type' };
  let cues = 0;
  for (const block of listBlocks(lines)) {
    const problem = findBlockProblem(block);
    if (problem) return problem;
    if (block.lines.some((line) => line.includes(timeSeparator))) cues += 1;
  }
  return cues === 0 ? { code: 'captions_empty' } : undefined;
}

/** Decodes a text without its byte order mark. Undefined if it is not UTF-8. */
function decodeUtf8(content: Uint8Array): string | undefined {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(content);
  } catch {
    return undefined;
  }
}

/** Lines without an empty line between them. */
interface Block {
  /** The number of its first line, from 1. */
  firstLine: number;
  lines: string[];
}

/** Lists the blocks after that of the header. */
function listBlocks(lines: readonly string[]): Block[] {
  const blocks: Block[] = [];
  let block: Block | undefined;
  for (const [index, line] of lines.entries()) {
    if (line === '') {
      block = undefined;
      continue;
    }
    // Browsers read times in the header as the first cue.
    const endsHeader = blocks.length === 1 && line.includes(timeSeparator);
    if (!block || endsHeader) {
      block = { firstLine: index + 1, lines: [] };
      blocks.push(block);
    }
    block.lines.push(line);
  }
  return blocks.slice(1);
}

const timeSeparator = '-->';
const nonCueBlockPattern = /^(NOTE|STYLE|REGION)(?![^ \t])/;

/** Finds what is wrong with the times of a cue: they are in its first line, or below its name. */
function findBlockProblem({ firstLine, lines }: Block): CaptionsProblem | undefined {
  if (nonCueBlockPattern.test(lines[0] ?? '')) return undefined;
  const index = lines.slice(0, 2).findIndex((line) => line.includes(timeSeparator));
  const line = firstLine + Math.max(index, 0);
  const [startText = '', endText = ''] = (lines[index] ?? '').split(timeSeparator);
  const [start, end] = [parseTime(startText.trim()), parseTime(endText.trim().split(/[ \t]/, 1)[0] ?? '')];
  if (start === undefined || end === undefined) return { code: 'captions_time', line };
  return end > start ? undefined : { code: 'captions_order', line };
}

/** Parses `01:02:03.500` or `02:03.500` to seconds. */
function parseTime(text: string): number | undefined {
  const match = /^(?:(\d{2,4}):)?([0-5]\d):([0-5]\d\.\d{3})$/.exec(text);
  if (!match) return undefined;
  const [, hours = '0', minutes, seconds] = match;
  return Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds);
}
