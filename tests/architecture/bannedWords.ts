/** A name or phrase that is not used, and what to write instead. */
export interface BannedPattern {
  pattern: RegExp;
  replacement: string;
}

/** Parts of a name in camelCase, PascalCase or kebab-case: `bone` is found in `boneMark` and `skeleton-bone.ts`. */
export const bannedNameParts: ReadonlyMap<string, string> = new Map(
  Object.entries({
    admit: 'authorize',
    bone: 'skeleton',
    breach: 'violation',
    bump: 'adjust',
    cloth: 'pattern or palette',
    curtain: 'overlay',
    deed: 'action',
    desk: 'the term of the field',
    dress: 'attributes or class name',
    ear: 'listener',
    granted: 'resource',
    hear: 'on… or listen',
    hem: 'trim',
    island: 'panel or isolate',
    kept: 'cached or stored',
    medal: 'badge',
    medallion: 'badge',
    mended: 'fixed',
    nobody: 'no user',
    nowhere: 'placeholder',
    outsider: 'notSubscribed',
    patience: 'timeout',
    pennant: 'triangle',
    said: 'announced',
    seam: 'line',
    sniff: 'detect',
    specimen: 'sample',
    stretches: 'ranges',
    strand: 'strip',
    surroundings: 'options or environment',
    telling: 'with… or on…',
    tidy: 'normalize or clean',
    turns: 'semaphore or queue',
    whoever: 'user',
    wish: 'request',
  }),
);

const createNamePattern = (names: string, replacement = 'the name that naming.md gives'): BannedPattern => ({
  pattern: new RegExp(`^(?:${names.trim().split(/\s+/).join('|')})$`),
  replacement,
});

/** Whole names of declarations: functions, variables, parameters, types and members. */
export const bannedNames: readonly BannedPattern[] = [
  createNamePattern(
    'Asked Wanted Written Marked Held Making Material Speech Chance Piece Hits',
    'a noun of the domain',
  ),
  createNamePattern('Reader', 'VisitorPreferences or user'),
  createNamePattern('bareAnswers answerBareRefusals', 'fallbackErrors, registerFallbackErrors'),
  createNamePattern('giveBack refuseBeyond lockWhatCounts looseFiles giveUpAllFiles claimFiles takeDueFiles'),
  createNamePattern('Copies Packing isStillAt lookOf facesOf withFaces withPicture lateParts takeOver'),
  createNamePattern('whenThere whenIdle', 'loadOnVisible, runWhenIdle'),
  createNamePattern('renewed forgetViewer landing isFor ownFirst readLastCourse createSpeech'),
  createNamePattern('isShutOff standingIn isWorkshop handIn takeBack isCut isLost oneByOne pressAgain'),
  createNamePattern('AnswerCache checkPlace answerProblems findsPart recount namingStatements countWhile answerShapes'),
  createNamePattern('requireGives takenAsField requireRoster countTaker KeyedQuestion uncountLeavingUser'),
  createNamePattern(
    'useSaid useSay useSettled useResting useFirstOfNew useLoss useEntrance useMaking useMaterial',
    'useNoun',
  ),
  createNamePattern('useChosen useFound useArrival useTab', 'useSelected…, use…Search, useRouteFocus, useOpenInNewTab'),
  createNamePattern(
    'usualLimits coursePart drawnAtMost deepest mostOfOnePerson fewQuestions',
    'the unit and the meaning',
  ),
  createNamePattern('paymentHeading lockedWord addressOf checkEmbed lookUp fetchMenu'),
  createNamePattern('olderHost olderShapes', 'legacyApi, legacyShapes'),
  createNamePattern('AppContext', 'AppServices'),
  {
    // Words that are no texts of a component: the values of `x-access` in the contract, and words of a language.
    pattern: /^(?!(?:access|whole)Words$)\w*[a-z]Words$/,
    replacement: '…Labels',
  },
];

/** Names of functions alone. */
export const bannedFunctionNames: readonly BannedPattern[] = [
  { pattern: /^(?!indexOf$|lastIndexOf$|valueOf$|instanceOf$)[a-z]\w*Of$/, replacement: 'get…, find…, to… or count…' },
  { pattern: /^as[A-Z]/, replacement: 'to…' },
];

const createPhrasePattern = (words: string, replacement: string): BannedPattern => ({
  pattern: new RegExp(String.raw`(?<![\w-])(?:${words})(?![\w-])`, 'i'),
  replacement,
});

/** Turns of phrase in comments, test titles and docs. */
export const bannedPhrases: readonly BannedPattern[] = [
  createPhrasePattern('told', 'receives, or name who sends what'),
  createPhrasePattern('mended', 'fixed'),
  createPhrasePattern('deeds?', 'action'),
  createPhrasePattern('wherefore', 'so'),
  createPhrasePattern('whoever|whosoever', 'users who, or code that'),
  createPhrasePattern('nobody', 'no user'),
  createPhrasePattern('for who', 'for users who'),
  createPhrasePattern('of a hand', 'name the input device'),
  createPhrasePattern('in its one spelling', 'canonical'),
  createPhrasePattern('it says', 'name what it contains'),
  createPhrasePattern('at once', 'immediately, synchronously or together'),
  createPhrasePattern('the ones', 'name them'),
  createPhrasePattern('stands? beside|stood beside', 'is next to'),
  createPhrasePattern('a thing of|things of', 'name it'),
  createPhrasePattern('there are as many', 'the same number'),
  createPhrasePattern('anew', 'again'),
  createPhrasePattern('met halfway|meets halfway', 'could deadlock'),
  createPhrasePattern('out of itself', 'name the value'),
  createPhrasePattern('the own', 'their own'),
  createPhrasePattern('outlived?', 'is older than'),
  createPhrasePattern('hears? of', 'is notified of'),
  createPhrasePattern('is dressed|dress(?:es)?', 'attributes'),
  createPhrasePattern('is heard', 'is announced'),
];
