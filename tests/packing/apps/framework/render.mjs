// Prints the page as the built server answers a request.
import { createRequestHandler } from 'react-router';
import * as build from './build/server/index.js';

const response = await createRequestHandler(build, 'production')(new Request('http://app.test/'));
console.log(await response.text());
