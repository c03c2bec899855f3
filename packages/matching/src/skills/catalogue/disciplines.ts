/** Disciplines and methods that people name as a skill. */
export const DISCIPLINES = `
3D Graphics
Computer Graphics = cg
3D Modeling = 3d modelling, 3d modeler, 3d models
3D Printing = additive manufacturing
Accessibility = a11y, web accessibility, wcag
Agile = agile methodology, agile methodologies, agile development
Algorithms = algorithm design
Analog Design < Electronics
API Design = api development
Artificial Intelligence = ai, artificial intelligence ai
Augmented Reality = ar
Automation = process automation
Backend = back end, backend development, back end development, backend dev, server side development
Big Data
Bioinformatics = bio informatics
Blockchain = block chain, blockchain development, blockchain technology
Branding = brand design
Business Analysis = business analyst
CAD = computer aided design
Chatbots = chat bots, chatbot, chatbot development
CI/CD = cicd, ci cd pipelines, ci/cd pipelines, continuous integration, continuous delivery, continuous deployment
Cloud Computing = cloud, cloud technologies
Communication = communication skills
Competitive Programming = cp, competitive coding
Computer Networks = networking, computer networking, network engineering
Computer Vision = cv
Containers = containerization, containerisation
Content Management = cms, headless cms
Content Writing
Cryptography
Cybersecurity = cyber security, it security
Information Security = infosec, information security infosec
Data Analysis = data analytics, data analyst, data analysing
Data Engineering = data engineer
Data Science = data scientist
Data Structures and Algorithms = dsa, data structures algorithms, data structures & algorithms, algorithms and data structures
Data Structures
Data Visualization = data visualisation, data viz, dataviz
Data Mining
Database Design = database modelling, database modeling, data modeling, data modelling
Decentralized Finance = defi < Blockchain
Deep Learning = dl
Design Patterns = software design patterns
Design Systems = design system
DevOps = dev ops
DevSecOps = dev sec ops
Digital Marketing = online marketing
Digital Signal Processing = dsp, signal processing
Distributed Systems
Domain-Driven Design = ddd
Electronics = electronic engineering
Embedded Systems = embedded, embedded development, embedded programming
Entrepreneurship
ETL = extract transform load, etl pipelines
Ethical Hacking = white hat hacking
Event-Driven Architecture = eda architecture
Exploratory Data Analysis = eda
Feature Engineering
FPGA = field programmable gate array
Frontend = front end, frontend development, front end development, frontend dev
Full-Stack = full stack, full stack development, full stack web development
Functional Programming = fp
Game Design = game designer
Game Development = game dev, gamedev, game programming, games development
Generative AI = genai, gen ai, generative artificial intelligence
Geographic Information Systems = gis
Graph Databases = graph database
Graphic Design = graphics design, graphic designer
Illustration = digital illustration
Image Processing
Infrastructure as Code = iac
Internet of Things = iot
JAMstack = jam stack
JWT = json web token, json web tokens
Large Language Models = llm, llms, large language model
Leadership = team leadership
Linear Algebra
Machine Learning = ml, machine learning ml
MEAN Stack = mean
MERN Stack = mern
Microcontrollers = microcontroller, mcu
Microservices = microservice, microservices architecture, micro services
Micro Frontends = micro frontend, microfrontends, mfe
MLOps = ml ops
Mobile Development = mobile dev, mobile app development, app development, mobile apps
Monitoring
Observability
Motion Design = motion graphics
MQTT
MVC = model view controller
Natural Language Processing = nlp
Neural Networks = neural network, nn, artificial neural networks, ann
NoSQL = no sql
OAuth = oauth2, oauth 2.0
Object-Oriented Programming = oop, oops, object oriented, oop concepts
Open Source = oss, open source contribution
Operating Systems = operating system, os
PCB Design = pcb, pcb layout
Penetration Testing = pentesting, pen testing, pentest, pentester
Performance Optimization = performance optimisation, web performance
Photography
Problem Solving
Product Design = product designer
Product Management = product manager
Progressive Web Apps = pwa, pwas, progressive web app
Project Management = project manager
Prompt Engineering = prompting, prompt design
Prototyping = rapid prototyping
Public Speaking = presentation skills
Quality Assurance = qa, qa testing
Quantum Computing = quantum
Reinforcement Learning = rl
Research = academic research
REST API = rest, restful, restful api, rest apis, restful apis, restapi, rest api development
Retrieval-Augmented Generation = rag
Reverse Engineering
Robotics = robotics engineering
Scrum = scrum master
Search
SEO = search engine optimization, search engine optimisation
Serverless = serverless computing, faas
Service-Oriented Architecture = soa
Site Reliability Engineering = sre
Smart Contracts = smart contract
Social Media Marketing = smm
Software Architecture
Software Engineering = software development, software engineer, software developer
SOLID = solid principles
Sound Design = audio design
Static Sites = static site generation, ssg
Statistics = statistical analysis, stats
System Design = systems design
Technical Writing = tech writing
Test Automation = automated testing, automation testing
Test-Driven Development = tdd
Testing = software testing
Time Series Analysis = time series, time series forecasting
UI/UX Design = ui/ux, ux/ui, ui ux, ui & ux, ui and ux, ux/ui design, ui/ux designer
UML = unified modeling language
Unit Testing = unit tests
User Experience = ux, ux design, user experience design, ux designer
User Interface = ui, ui design, user interface design, ui designer
User Research = ux research
Version Control = version control systems, vcs
Video Editing = video editor
Virtual Reality = vr
Extended Reality = xr
Mixed Reality
Web Design = web designer
Web Development = web dev, webdev, web developer, web programming
Web Scraping = scraping, web crawling
Web3 = web 3.0, web 3
WebSockets = websocket, web sockets, web socket, ws
`;
